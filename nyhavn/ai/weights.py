"""The evaluation's weights, learned from nothing by games against itself (see docs/ai.md).

Made by ``make learn ARGS="--games 0 --seed 0 --write"`` at commit converted. First the blocks of
features that they were learned for, with their sizes, then the numbers; weights_text has the form.
"""

from __future__ import annotations

from functools import cache

from nyhavn.ai.weights_text import decode
from nyhavn.ai.worth import Weights

_LEARNED = """
row 576
pair 8192
column 5120
holes 6
squares 46
of_color 1280
split 42
ability 15
ability_pair 90
points 13
wait 12

c-rl~2b>et7e9I?$@a!Bz4s<8C{?5?f(S@g5k!heQ#t~Q0)q4+9qCo1_uiM@%K{6#?85fmOEzuhzB47s%w&@6s=xpHy!X%5C7H}*=9W{
wr`;GECXQ$|YvjtZE9)<s+&ED+>94b&PYy_{ezDV|W=%I{mWGBiTb}CHujQ93rmWaoP&KknDeo=)?#%1Cc3jW#jR&S~y*K2*oh>a#_l{
qb*l_3<Lsopc{;NJc{Tr!OgY$Z>TAbDhde1$idh}>?{&#-)pIo{USL)QT=^K2bCcKw5=c@Y9sJW#U((6OUy`ORZ;k~A*)lLSNSTXZNW~
C|g_B*<fpJY#&39vhO+3o=S(YQVB4t=n7+^djJ^0W3$c=+Yh@-y$(oU&pDv$<`hu7^w+=~Frl%I`O~y~k%?7X<#XeGD0S?Smipmxqb>>
#Xa&VMp|=2HmqmQ|j-lcY{<&oIbc(>+G+4Hu4?#SJ&Y0XWzL||GOW_*2`VHeLY~sQ2nue7uUU$eYZp5WVfEssNB%t3XNAh9owXIiADiq
^rihjNgh`^;6-)6sGz|uPIV~g`i1W&Z9W{}50z@|Yf|^d&I2J&nw*L5)#$fVSsU+s1D|RqZD@03biwTB>UCi?UuMqzV_EnY=aZ)1x~JJ
X_3=4<n|}0wkdxGJb388&Z~E4+#w8}=VN>^wflX6R4A|)L0aOdz_xIte-R76im^rrTh`u`>UYqlv>B}!_G+nZ~aO0>3=jSE0`e|2Mz&D
RPTTW;`_|O}5pC(V6HafqrY2L<08|P#}lfnt@LT?-;l^S&HQ+xf*+czgQ{IjWkW4q>E50i~Is|?)|cJuq&&8GIhJid9_q#1QT`YX2l!=
_DF5AMEY<A=-d7s8Wg{)g^)bZvYfHZZXEo6z?&KkV?ZX_JkqpRJv<;`H~iMu5uzH?9D%Z^EB~(E0<Y&jT<p5@JCI6cGGS5BH%E#0|f`d
<MXd4FD!RK-x3wsRZ^PEp)%X1YkU#%gF(_ORVSp@lO}WzWeI&u5s*ZM_tAt_BBnoVjI9K_VrOK?H%re8~A*-se}tm*f;oSO<U+*9$*H<
z>~lE6B+o&c9dL)o2v?|1#D{y@SX-AKb}9&=m6XpfC?X&d(#@?+;8Qob>`zY_?HDhTe>?FG!SKZGW%@cW<+SmVC_|$2Vd*>j<Ow?2yl|
&4oi0o2RGdh*7MxQkJx{H0j+8hK5MK_8)rVd&A^Q!hdYSGXNLhH<rzIlTNuEZ`&Zy}*}bruF~Q$^%qMi<?*rh4ebU{5wAWrxVsU#P_pm
0GZ|0jC;hHv;-4A9PxQU~2(cl?-8(GU)DLHHmHf>l8{zCzz<6rGF!Z@u>RYv%L!h17cvG3l>?l2^Se;p0Nddpj)WeOjOmOyA}aNg2wFC
-;DBm>6HdfqgfQdj5)P=oz^konUSMt5o)_%VM7#~Q*7!qWMZ??~32qkL>7t@pjD1xT_SX<-Lmk$cPXfdQ8Tss`a119x2Zt9sahmgdt-u
rp~8kerL}e+4Li3L4YTfVl(K1qCRe)aFBuk@BG`{)3;<0i)rUiBaHnjP3aWNKqw2)xR`w^Z<BN$bzp<x7K8)eKf%Mp1*PNt3G$ucXCha
UD)uzowm>Jg~cu^=VqFHTkHAJ7Z6diwLY&5JFKpthEZU6jEqnP!eKB{+7zV1vG`sqbRhu$cB7<-1js|Wd#@Ev$_4CCCUBQ%*vYC4N2i~
~!KZ*K^Avu*Q(#VZ1jt)?t=M;e9N)mnpJs)xx%t`;1>Ee8f;YL`+^mJ`?CYTCtXRUk>iAW_mB;(7IaGRSf1J}M`=62EdB_sg&VwGOC&K
g;j@E@4>TwIV2H<^n4?bGv&k{iN<-x-=2KyPD2V0Mt=W{zxGydk|GyD>F0LQJYlk+b{?}@^BPF_q-zr;kwQfX=MsuWMbMsA>u;6si-3f
v+3aVBINVjzfLcAjUdLUwPIGm(o;QCn`)&0;%4;P>o#8oy8BUl*wJ2c)I#h=4bZ&cu#ilHeBJLSUS>r=WnmW?KI)?@%=zC-c0wb29DWK
${-N;5e)!`OC@p%PV}Q7EQ-Sr7y)nv_2VM$3Rv)?t>TLDV(Bs)=TA%lWFxdfRMZ-cp46nil1CV{k1Xw4kUE}c%0iAt~7?IykV;QX0A2;
3{-3-V_aTsoP&2dl89CoY0cgbMc#bjxFY^#!}*S~u9cP@Z+9|&`FToq%n7e!MyS{l46qm&FIH>b0*YAxD$)S@E#zefyY7bEM3ZqP%NXo
Pk1<ei#jC_{)N?0I;PdnvOo}T30j++9rylpg-}@cdrJDnhIRDQ)-@ZvJX?nhU^61dn6@oQP9TKWDXtFM@_Hx_Vx>UIiCD$CJ$428lpLo
6hGs>RAQAF=o0heL_o6-GnVwyrHcnl~N;1CKpe|&cf9v~Orhe=QkVA^AVso(LcvfEVDnn<1%*74nZQ3qQ5x(4QTstg|ZiD!u!D2^LL?%
w_|yVPySiH%@~*XQgYPR{q&o#*&v3Z>=dDTYqT;>Ldpo^!9S1b*`2`352Y>9-)Og?8ytp4px}<0(ty$G%pj!}8#Cjg`?6yWeoM9r8nY@
bmUdTbi^H8QiP854mVw2zH^@yxB6ue0<pmDU0KtO|-03Bu98wWmXS+k-*C%Yx`!C^mzX;$;zkI?JGKoeSF-D6QqU)+<3RE%xbC(k7Ae`
>D-%Ss4R@TKyrHnf*zK3^OkV)m}PkLtytFNF>i5Qp!VYOrnju5>f-jXAm7Tg#u+rty9^WM1iS6;Pwu^Q_FS{OfnIOFUfb}Y4MjJBHgE!
E|2+5xX2a(S+>1Ol=mrmPhK#d0olq+i9v)c$b=9B4!*|DW{gi_mvU~vhdYw!)PY7*=OgIZO;RyHc2l!A)riMWxM>lo78;5X0N_V6V4;u
;tVes;|$GfWgA{F-Sl=<#9^OuIBgy`}tdBp_+)drAx^Ur0LewCE|+i1&OX$VB_{}MG|LkPjyD~VERJ^UyWj>-J%y8ZYMB8KX1t>@g3bu
T0WF|-2`S_<x$F9kDW4zOo_qzSNsKgq<jM1c;oa#gic0vM0bZbx4Wbj}aF4%Ehet4sTk5y+J}Gkke@bQN-<dCaQm#!l27xY`6kTtSyFy
m0*<Jc~au!3aJt$fOwWA5|UOompPv=D6&kzkC#)nVmdiUx%#+tM?vIs)5h4M5;&W`PohCT}|`+Bynns#ijauYd~pz3rBt&IlUS_tq;5l
XW<^IhTE_UW<d`WVYn*K5dZsyA_hmj`gSz{jt|!DLU?!zmR2bX)t}cz*?Spiy#eNQtAUi?3tIVfhY#|iIB1>r%P*Xs3rOz6zP>K;k`u#
^rj@J64ZIt0<AX~0Y__$Bn*#dUi_d)AHs-`D-Yihzb7PyCyiCY<jG-JesUhtDC2>jn*Xf9AgMR`28l0R&I92i~Fr+FpG~G6@&X_vM<QY
_{X)$cx&F|7az0qvT^3_F4h`>jd<DEG6K_H^<pAk^vOj%JZ^6rNy11Z*~@`e|NXq>;!meWr?JK?|Yvv1u|u)N9jCTb{{Y!NpU(3L(TJj
(n4Wob3DS%&RP6c8+md>5fEq~i+2l2TAMyU<i_rq#MoyVYk*cW~U<P?r#s3C0p|ufa(M0!vYnG|}#3zb|cvm#=;ua$TdHQuRjdsrUV2Y
`E)hoQX6Pm%;E8&VQ^e`&Gi8)y8$a)DXws$>wy`gL9zYO&|E-^+oVl@<>T(`Zjs?EBpHG%QRbj#m>kd@V8*Jp?<rB7@zF43eNbRQOhs&
L@ro5Kke#$!CFkSaB-AoP3@)a4xv0==&`Je1+cIA`N)apaH&nWZhyH3*;Lls3n|Hl8ApDyJU0ZXa2;yGVE6=~Vjt9g4^VqAM;n8~!`Vi
^kC8)P7@!WyoJ=%qgOeCoXhlkQLs2GVs31OJE0X3}NJw4{r<-#0l(qd)2k(6F7<?{sM(9K68U0?=<%*ljTy67n2TngA0<Vrl(g$A`BeP
#ZZlv)q6ehD6e0j#$H<K!ble00Yu}wU-zrOQFM9!$M2A0d7l;UxGC+xo4_sINx)o*%-HjcS><+s5*mR{ZJ7vA{FMeVazmlkFHRl9d;gL
zHE9zQtx#pk1X4t&<~#<K8H4e#vj60_asVDmskc;%34yC9|Pf;Dg&h9fVYg`qg}9!QmFf9}RLT8i>`I#TG52%GPs4Wix(@CnMcq4CgfP
i62e<qgx8tbjKQroxr@2GGd#3<7;S!?uSk%!XDye&ulD^v10wv9Fz*9pm_5g{m}<A0I;|_j(+)F54aekBh#=|DgT27d6Hs-=7F7Rdz4(
(~Q~u4d)RT&bo5#X0J8yllStVO5+cMCMKlJ+`W&Wa=}o;+Ba9hC*{hY^X6IX|EX)Y`uoIHwBY~y=l4EcKXFhu5$>%9ZYY1vtt(nWo+y#
5iV<z;@4mGjUmlDKI>35d_#x0oE&2wg{#+dz`Cnq+hC&*(&ig#cN}snJIQ&<rn~)aZv*YQPe+$~22$WyW@_i5FzV;ySdl1U4{1P;zPU8
Xg<yRU~cj-z0FVVgYeGG=`?Q?xUyj!BWaSn>2iXK6oX5?JYUveyCkyg%L7ZS*qH~LR$GtDhwd4uvHvuyb95VS<p@dg#vw<!I3*>Z1Vw5
@M1Mc&^G@YN-o)0&RUU`F{n&~Ni>m|QbMiT^hTSLN)%GYgNNvxBQkTQQWp?OhXHF(ez&)ahRusMp$@j(Ts%txs2!hP<fr{o=z$nm;~bd
e5Ue?E_V=-A`T_;5BLeWK+X$sA{W4NS(n|$Uy%80#`j4M!+hR!`E!FePKR_%s_>*&)sVOWO8em3im3n0phEHk7tI!$KP{$>^69tZUset
kfy44wra~Q&FLm%h8?*Ov;W&VyTcsV78$&Yit}@zj5`^d0j4uAp<}_{ps#hPaOCQ4KgNVYO7!6ekD8{yh{kk8e(tsIoi1G;8(aCi)n2_
#cWP=kcF@HATJKGx7e2`eS8jwR<qYT*a&ln3y7?PJ8G0F1m<91r0=cdbVgxCw7Nqb?t_QeIKj63)qwM<)dGhFGMACTXf)~I6#7<of!}=
aiVBL?q;9+KI&ZToCe+e1_`=DGD((_IZmsc*l)}B)hoXd$*axZvX7|Z*ok~ouBsiFOJa&KF&`Dkw>9GLuO{apO0(+WsKzBax84AO$3uQ
uYN^##3!`=G2MWw667#P&DauI=gPb84t*mt`^i6TE6<`wzA}sTOE)7L1nT_XR`(@mycu(D(6mg~k5{6+F?T_{l0C7UrIZ@Mx3exXrsb_
ReL*F0D6BA6w*4P!rbvtXmSCw)}Ia&o0}Ox#`BC)X=`D_lO%3>XR~8=sUkd6BZx0gh~~nUaM+k?bkIm>$}|KP>A^r9@n!`&p8D>4N&v5
w;w{*x2$W@wiSZGQGfE#R;i9-n}*m*m1c7~%@5}|p$0F@-VC&J6T$DQ^M+zK&-feQznR06pboZkk=c&BZ2rItky~m#pkJo({*_8wVsic
fefOe2cg{S3U8v8V2_EuK|3J|AvFHNU0-h}xcbTX;kw56Q3WMhTti1E6MiCy2Jdj7T9w7sSjk=F8Aqn#I`G#hB;josof1n-W&sYvYE=B
%L%HqHDF7m+)eTweZ7y9xk1DiG;Gz8j>S3}E_m7#y?dI%p%pw%+O8%89=K<sZ-&gwOAPEOXj$NHiW|2;!_e_;!PQZ(b-b^uIx4`3zYuE
Y44V}F5WB<i5Y_}xu-U2W7;Bf@#PJp#KxbMiYPy?#4hZ>0&A&Q4(tvs(*ejI}@fo5{7I0)BrA+FoT4C$J`WOC!(PQLG;jZM54z^Vdcjd
D(1n5NDe2(zNEPa;2bwMW5_~(WxDwi`75&obv@niXPmDm-(K;?dqXzJ`1mTPdHs4kC#ob>Z%QR?}An$HY&%9JXWku)~th;BP+r4SNyq)
kOEI30kY-^7sm_tVQl%N9?sQo?_|NdRhxrH08hP@f%n0>*S7j0D^)>yGzjiP!Bi<-N<N!|3zv3%jbOJ4{D7VL(xfoq^&FGqK9u2Kv*X2
1gs0e^H=51;Qugm*UY6+Mvp=vQlp}(oQevNKir+c`5jejk=z}mdoduld;PzLMu(pqkf8~~lsIA7%))AJ9o%<lP{pwc`T_9jVqtF4rL@^
7OhArJ06p3L_pMwc$kd3r-t_b5jo5w0AJ}{9fa=Ef}=v7Jx#35G53gD%RS@l)t{yp#ASmh5?UbZ%5)Q?DxgV40k!~UGbXQx9*5^9g`cx
w}U#^H@*&KeO3dsM18o_xeHb68%i!vbTzrSog?bU%KOjt9x83n^cPC=NVjy6Si_<(tL3`D85_0_=~!N}=_cX3`YF@`SrMj}3pYj`_9XU
8umBTj^45d@TA`)c|tgj`g{**ex0y=;I?OYbxhhkCX7b<*oK>O+AirXOJXNCE&M~)yAvGn>=BDqNkf##ZE*XjE7Nzw#J2FXWdIt{D)tM
k*(^%@(nS$t3F|^2@sqn*azhIbc9nqwVBWzb)jF5Giti2dCYa~Z;n9?1qzze<oFJ!@jIq+_C<D_x1E9fN3C+4ZA?(=G*xPcVzQ8XZtJ!
HuX6e#$vuaTeQmhCg}wXEXv)W&S=Sq@$t#!RqsX8Lq4>tbcVj{lD(Go20gu-r+-6XY)W?5mKJ3M}684_ULe>h<0}ew2r0)Rugwr3fNHD
cwDl6Gg1~r3n1-i;X$Vd(GKj4&B9Lo#|6}C=&Tk50dU)E^*<4?brtV@lkmyvpq#N}75Q0nBN@YW*_ENV@kI6N~$^JiLE|4pqPH1?<inw
P=RTl5V}ZY}@k$-fwuq~4T5%z?V;Qjkdk5}(68(=`+vWyww0p)u*dZJ)-^KcTVDd0+~>V~P_Z8sf;mxfKYqfS_b#q2LgEio#hdQ2zJ<F
!8Kh)4k*sYqrIXQ*jH<xywBG=eP@AVsm?9zWzUKa=Il_Q7Z|@CxSUWz;VlRe7Y-%@A>%k)Vycm>n9u!E<dwj^F14((brYV4QsLQ_E!)6
OD!q&nEs@})SSx`(k~DH;aW~qXfl-S-h-Zawd47XbGE@<7Qtx@5N9Zabs<{5)5L^RZiGX|G<^(CWb%cJbUkBPcv<iO3<e|IjL(JG(9rz
*o$f*c>Xfv?OkknHDn=M_8m>nY4LcXV;^zRtN>JUmkW#^#e!<dlqjJ(ghPz1z7oSLcf&ENn;!H{pli7Vh;33pEgl!;MKoW%H7L=8LODD
g1BYxr=HD={%HF#T<=J8W7ixD!sW+ge9{9KSEjOb+X!}1AI>7osn*>+}K`$9N=VZAdu<g}MkY+)m3O5!LydFkPYSRm&{zM4w5;-H^KA8
vVfNtq-5+Wxvt&!cob0+Y#kuhpPE(?<O_S)=y)bs(fOYDm{Gg5$Uh-p(8VCXhha2NTU6y&`N<4MQheW1NK50iOZmk;=_3n?Mm(s}R&`o
IrOieo_dxO8i@n`J6LP^z0%Lf)Z2a&@%lgV<b0`0m$%@*a-jkHeU$ZIj`^0yzmWl_O8om<A%R$x;$hRZ0|fV^vRGcx6JN1bC+?wtDq2!
ONDfLDUd4^JgK#eVd~|;)*WLDREV!4AEf}(FAZLP{00gW7|83i3-Y%tCN~mD^+nH{=U@7=tlNXRn^pIsy2MZ2JRRN(9y6!s>xU;Nj!@<
m3)pDsxcf}){;FKBOrVzF0$0k1*sUlL*(J|GL;UY^aJ2O=4YnrzX*{Fan0t83C1^UPB{>rD)RcC-LUQlZcax((VfonvoFA3ty;O!L3mq
S5j3}q<m#|>q>Vhq7$A7_rAX)$&EDgRP{Cie$9IFPTmXr0-6;ZdDugjKd6H=e>KGL@Wxwj{rJS#kv3)v<H9`(&Q6Wna*cRNZ?@ILVN^y
mT4y8@~38(IP9U|GJ$3GKwZl|#JCEDqeNGY%)=`h*P!>0LSPGY7PznTPu7ehGK?8E?ReoMl>ew$h;EdsaPG9wpvsod)swOJ+tCD=$;vh
kMWAGIn+n&35}L@vTJAz@Q+U@I1-K1A%ik8gXLV(*>LzVa5fFCqF5?*z@9W0};#;v+XBtF9f+eM_7i|g2Fs)cEaPgBcQ+#)0~gPJr$;D
jbJqIPcfmy^M+k<Jf^AFhYiLWIk$Ihcm%E5J6;-^wL%f>zCkh5K$I?&DQJXC0#-7^rUKbAnsHH80WdyHle$ChDxwCdiNQx0q+-w<*6Wi
Gi!O$(y|p&=Z7J=Qep`;D_9Q{=Cl!_(o(i=KHXNyDqKu8MeURn033XGx-?i-Ue5hFc+vf|O`}j}qba&*wD<(LW8VxD;`1R{ER&cUwSo_
-uB~?+d-Xn%8mCgq1DjS<jNQc_F1<)EN;27OIt#MVtt>^Q5?DYk3x4B^OMY6M#Lk;V~tJ`!w-V3j1v*b+RaRWXqG-x_Ms!U;k%nd33rM
v67w=1vk$IFHa@%cvp7ZBKGccvkRw1RSX+1{5R7c22IG?q*Kn-6o^n9$_Qg(s)@RjGK8#nL9oKh7TMN%Lg_z2_+7%$kBaDiGqFcdGKf0
p10YnAIh%5S}5OT|CV9dYiCdHN9B+*QJ(wAAogTw-NMvryX2c0aW4QUm7M?kRMD<F@IQF_XEQE3x1e5p`YuGtSgIwZJQ%Edf)olFtEnZ
7XvCykN>#B$FO@K4VMmPx}Vi-srJ(_kJmAp<g|zSFgi6Z4Nj3CpbW!+|KsV=@s)QoYZKonx>d~rsdw@+h-SweQ35iara-<v3h4;Prny2
)$*EAbxxl<>Hb}mL#qU*|mSMqDWjTGq8o)j>5G`&s_R|?GGh}Gpp)`RS2&#>Q#nm`bS844SO0P#)0k7G0d1ivVbhG1xHo;pxlhL|Jy|P
*jmN<s`J)TUXd3!oj;7kpld1h(;vO9&!Q)Qg#53M7k7X=Dbe3GG08k*NKJ?ZDYPrN$p(B2B32lLzA37N^<2(K0PI!ArL<eq)V0ET;8-g
)@?^K7k8IBYPMicWbpp=-mg2HwBK=4~ew0^=?SFHhb;F?_W>!Ta5GSUG!~-n-(-^rKHlrIwj-4HEC<T)pbQs_p{R51jrq3#1i-kSY{RU
U~jNS+mjO1zt!Y`31ah(=x-41xwj1_)Ig6o=Y1;_Km{AoU9mf>3*A>95jmKOU!+3YOyDG>s~$Su!?|x10<YhL11c|2<6zEvKpa<k9&t#
D^TNr7H4qlc9VEA$0it{=}KI;U?b#gN{y{$_6K_k#Q$7o%(>H`Kf`5<u$fbkweBtG>gs^3iULgyv~Btubnvd=s3gGCD$A?s@e#N-P`$a
}$P5;oT3SIV;B%|uI65{@<Jb0uKwHm5f}W-I7QY**#n=tJJ}@&D5<AWzx{EY~eY)Kcc#*gtSGT!-Wa0Ow>{kmKEZCOf7yaR*#N@K+DL2
=4P>0O!kr|T`9K7@CO_%`-y+*hlbMJkk+oPX73h7Ye$d~hW)pToxb8$r&YH48^viK#+W9_reNCYdfFSH>6yB>rvBo)}yzzg}&nIn)vZ+
Q_Xep&nNUBS<7-(pryKNVjw4h6Q3;is4FuLk-1x^T@+0-UYG!#j6wWKDf3$jxQ_(kj&c4Ckx;H;wf&5IdsDo?#+ZF~#+dSCk#sY6A;vF
@;%a-8?nz7B$Eo-MLTVg2@@Wy4{A~-kp2d`}`+|bB<06ge&{wA^-Y)k}#t~^ciC;aSt7|?Tg7xlfOZIm}cZBtQzW|oI4S4^)=erNRy`{
^bj^?4Q#?r7OJ(7il8g!rx~$F<{IIhLBAK)nz5$T{b-4Fg!EyA6Wc~69$vmKfX1;z8PKri0utRHa{IfX<$5l2GS2-HZ;qPSJ^);dPBtu
!U?42+MAZq&adqA?CIPBoFbQ94kr@U@P<0tm?=IMAf|aeU1Y<;H6l=T)uW%e~^<EIdw1Z!wiZ}mk_mk5ED!c;$onL~U5h@F~m!8(CD39
79MlbNZf|^5d5PtoETt3ngao-emwcg@HM-kDv4j8l9^PW+u8F}#Tv@Q*H3_04^2uE6t4r*QNGoNaacUJs0<@<Llm#JQ|W>Bv|eUk=-2h
{EAd-K5I{UZ~3b0}v(qn5LD%;qcJ^}2l;yzc4S$TN+<4M^YB;LM97o%c+04-bDx^(uTdf7HR)!q=nLBuzH7Iil|0cud&PHz$mPwTtfhf
oIo`Q`QchbpMCYLus>BhM-R}#x%_NdizgR2JM)A{0h!W;In>Xd(BC$b9dAF_#Vehg;ST0`g+rqGoPLc3e_<<$ioY(JbK?dp?=c&hr!oS
12kVbtJ8s|sC4R$H;5H&lHiTFXGUbA5+3==FhyKNW@!7UKdDBy%SVl#(YeN&pI2SW_5IxY?v|0BFRBewo&CDjnz$pWPs*-Suh$L=`7I(
cDzu<^(4+&~8!YikeRo6Hi}jh%>^*vSkA^iesvg;&-nVTvPw*PB(X=9TbbOyH)At-R0EzDAJ+Af8szVlkemUeB<(}dHS3-|(2KnE3{Pe
fsX$b$*R=RI|w!>IDEB^b{tnlC6=<S<>F$FN~V$E7gh)gd_oKcE7D;+DfsRa*Du6XqF+mA>6xZ&g3<2w6i`Rt*W+?lpGMU&?9=i*&Qd@
{}+x%tQ3&QbNJzx{i2n@8WQTK}|D(8@=Bv)cJ}ARVKI|9JO&k6|lXeRB2SrO`ffH-!&v|KsjGsSDfodU0!8lkEJznwGc})<Ctc!{&tBA
DsRr`q8<4cW<?Mls0PAl+dYhsACiI&y*g%^n8n1Z6>F}9}Fx{N%l9WdasU~ccN(xi-4>wPVf*EYrX^HT35vNUsCzQWp}>)F|vN*w?EE5
b9cUJYlQL5lHGGhJlwY6V);)uhn70`iz)J>ovrp|4S#;DcJtE*cP>u-R=1r@%3N@|Oy0<Q{&jyEefQ}2PreFXc_FX<nb@Aq-rjrfY?Ep
cJ%${<dX~;OP3MhnbdS_17`yh+bRB*3YQBDySA)@gJ%5;fr(kM;Ne9%C`hzM@=-6lGJ3&vsf06|S{rcXa2d}83^E^DLvoa#*HFI$Bo#Z
xcc$2x$zW@DY<Mi*E9hy66YT3{z)y+8x$2Uxf3)$Frb+03hR#*1zX!`3_rR;>9&Y`P@$CS#bf3LZ2@Zp|EfASrj^Lb>IUU{!l2i&jGzW
2GnJM9PVe|?W0dt;^VCXb-hIS<D7r0ZV35YoCv`rGfk`{&JXv@TyiJ!#Pjuh{21Gp4A&2u4g~y3pWeg{#A^uc~*w%HGgCxNLHpJUg(=^
)9d6Z?x$IR?m3FDqd0mTt*9Odr@OPrNMbSS>?{QJ!!hMOWvaky7j5nWK~$JC@Q1Wo_kfc-g*GhmDAsrZm^avKOkrjJpZI*QuRYG*X2UJ
*gb4AnR`-_AFx@6yI=M9BCPwMLgbrQwb=mXh;m=dSl;&c<h{o}$@*z8jGbAp?iKjvI#e6F`r}<Na~FJ(IoiGC6~s^TvRjVHnw57us#P8
Kp8ICQyW!dWx`iLSxv5s}u%@w90KT}}6~12ky!?R<C4xTAzPGDoVy_O5RRvSN$?&ZIN}t)Kz$3d1>g+$Dsw!b#i@nd+EuRvy;ZR~$nUl
9pT<Y@&G<{m8&6sVoznRnHb;TdEFCKg^ah>Y@a-Ovt#fSNiqnRq(OXk!!sCEUxz~ARr9yZ}<?bk0Rb`1+%Q9bTiyUF^jvn7*5YUKJP{I
>JToedX#*H7P%8gFKk7WKN%AD-0x<G7DHhxh&b#M;{LL95>vY*LxRc9x3QG+H)h--hj{pK9}0jVry?u<k<ayw6t~_ir7rfcmiW?uf}}C
zNgF*Ll<L>wa(>aMWk)o`xUlhr-fk*R)k9%<j|r^A+3D9<~}*m~qZ+%G&b1`o2?h$m*RDr^k#=p%*UyuxoVPX%tm<Po0??dKR?%==&kJ
f9>>1Ra6HvZZyemy<*p+-!^>EefrIQ{d-5g-d^_DfuG-0xt`R&!|a^ADITpt>eT(w-|JWPs){eJHX1RpGPo_N7o9%r3amK+%}D*ENYm7
dFJPr<_w8lBk7+Y#qEDHNcc--2_y;q4bElY-Zk`aDT05(4;8++_^*L!!mIWte!A*s>L?*-!8kA?$tvmgCecOicYsEqc*BIbVb~VW8VT8
JwlfN7oT-7wEuvFrxLL<>Kp6UiHSRtFi1Ke1b_pv9fv*4_6d&>7t7MbLsCsi3EVikAlD)InBHs*X6=0`F;7t{NoHKdgJhVkZdNlmJF2w
>lR;g|L$>}3YzX5X1l7P-YjJcoDEs9R(U<=yfC7wCHVj5j`GE$03r1g|fE%ZSXgWCfbg7G&fOfq)Ri)OZh8Yv+q{9<upw{9YfwI}fdY8
n1mTs*hq#Dig=X3zF}14!cz}??*9MlUg`&p8U|5D7eLVhnY13fnajcy+yFJAzMV01#u6o2005`nF4ryw_54(1FoXkNI{&srv;dE6`<;B
)`1jgqKqnwdK}H`R3Zuos_<!)%*?Q0+t<(m?d14IqQnFvZ?C5CSGrw%3u@-5Ow@4WzXT?#I^OXhZLp}XN4z6hFI+|8IuIyBRJMWU7m=B
e=oby;Q4;2Nvf36NXwp!Kl2y@ASf~e0b`Q70YgQFV#s}bedHow3lw-%lT;LN+Y;pk%cO{2zw$k%T4!=S={0mIAy~J0L*c5H9kCj_S-wI
DXC(0qQW8!ITQC&X7Si0>VD7f!M^S1f}pnS^l7N52La{x~5U!WpaMc6|8q?8~<15|Y1TqB5z=V?g9D;cZTi?ID**M#9a?B?euHi~_)KY
xK|9=kxO0X%L(AkmBc{X_x0saW5?LB-zuHXN#v1L{6FuOtL$$^az>c);cFL4A8C+*<kK{O0X@ykdN45;<-Elpep;4G!~ux^C-)fpd~`C
zR5dUOq9FY_tv%OSU%}O0lSFDlQ=fv=LgN&5{695M1@e=QYC>u}m&M|I5+v&|d>+i6m@#g_Nh`$%Y*-vkF2_qYY;=09AMr&#e@}FqXo(
{I$am{^AVRt%jIOy!E4Dc)H-jzIXF^zu5L1zD|@8a#UzGjRQP(%(-%+D!{VvWKv=xqM)D%@bJK?qc6hJ3UGQ%&Z*?-UC@}?^3ebBD*U!
Tjsu@-DE$_mPqI4ROaLNZ;tT%%+nqp#QbkBsbJRHEysQr=-)B>K^&vBt$7wXMg-cx^nDc)d10gld00u_OJ3MFs>jeS*5Fjf0GReK2N)F
@)gI8C6Vj1q=cfcnP^o5ampsEz9yC0oTX<wO%F$~9>1!aGgcc{0Cqcr#5IZo=B;wa(`d>OT)R!%7uOZ2{%(wF{#Y*QgOd3%Ee`KOlNK(
FCt9MudpnE~f3nWwpQ<d+CK0Spb0dQ88;*db70x}nN6b1mrvl%WKpH?VrnZyeBPEjeoZoTi);MQ~<9<)N~!$rGCzIT^pR{Nnwb?Mg!xw
y-n=2-REAf2<R_4Ft6ll#?f`U-g7(#|Y;W2#_;sH|)0YB?0%mRCuB*2?g!WLN*RpjccDy%0M*UKdVfEmb4*;jB9s|(c@MXk}5#cfv4%@
hU2`S*VtLDRnE=mlGj=L_#^iwYZ1H{{!-DUkfCy8GJbvx>%kkI!Cj6sV&MuJ(!MAQN}zHMLzO!P;5hR4)-}9<`g;q?0$hkcF7bR``aDd
#um<kesKZgZs^BK7gBD<V*#o}um<YybF784ScXM)b8y&;Fj-Yr!mqWC?thva0dyp~w1+C*F97kYxbxUbe6mS1zB?$z^33p#Yd%&5oU%u
SEV+-dS_`26D@X}}!KUyCMLqYxdmaz@Y3&AFa6lOo#ZE?>qpnaB0B}gI*T63i)#~d1HEcaipxhXx4m2!)z)E1Bcpj2-CXVE?s4{uZw7E
zI8lVIHN(Gs;yjw)AQ_RJWr<@v#_zSO^1f}Jnlt3J#^HodAN{YZ%4xmUzHkv9G2Zk7|IM^wxDmEvp8Q+uj&uSE8`Z9}n*AqrQ+AD6oY^
jE6S&8~-dup}?vv);8iz0T_m<lI;c+o+2WKckOQ@S-aTYs!1Hu2z(2T>(kK3ZZVHFN#P7nVJgj8#tecx*`{leaj?z^Y%aE2?II|Q+5Ax
65N1V4VWWs%wIZ=jI}CNe+L0ez$v)(_>Th5y(4MgAPLs-hA)xhOCt)^AZVM4b0On@H$gXsXYe^YjqXZOOV0N|XvBco{?NpIA5{CAOJ6x
lfXjaCMMzn;?Btrk-7CYLsORtcV6fP6q4tMeuoWmz4`>Hfz!)6E<D*1Wt~`nAsxllOWR^oPLYJvNc^4k#RbTM!1MrT6_L~MTqy`>N8oF
}#cg7tpE=}(?JAQS_qG8$o!M@*|ck7%FHICL=`@}s#uddx!UEas1Ug&n1z|}<kf*c=&(k};<&ky)Xe;i$JL<6%CDI?D&A&v~d_q9=8)x
b4P*#|HPb#u8bkokRI@Xa*BE@m(g69rQnqG^P8`_=7h2r_c~b47oKH|IU`xcSz(=Wului@x)B6LK>52-z&32~NHm0!Z5n@K?mH!sK|KY
g7oG3OpDM!XZQnzNAqt7;wqsUIWt*l%YN!0^JS;`*8Tm?HaCzADkmIEbzXpL6rf%mOQHxrHwTz>dK{xG*wM}KwVKdqZZovqWX??IQ9Ck
t;bE4BAloysA@Ijli?_pCRpVObw!99;YkMk4Q?#=2aCiF@vbCfg_c1(pri<v)<f=PxX+uhCW48m8E<eSM(_`@5*wu|O~@}?KCd^lAcSJ
?{i}tGQKvBP+v1l8>F(|sCrZCa=<o4k>r7K`8}3SlJ9xj^2+l9TeRlrk?ZrC)%@BuFMY`~BV{^J&KzHbro(JO$v!Eb4R7okeET`q_pc}
r-?4yYNe*r!o-i6(tB;9DupJN55u_Ng-1lOf7=?OjKd#jybPH7`oR6Q%PawW>MZ276?+fI1>HhmK$tWT>RRicU>nCf4vUhVr}?P<$%C&
FozH^-qP%0C8IKL}@GJs_UtZAK%xg1X_(0tRj&<}sPFVdnw@pIhl?UY;*fc6V^op-x~10;PKZLj$-3;4iMHFIZv(_3>Q8n(>(s+`>!yL
C>$<lDCI+>M!I5Pr{M0b@eMy_eLS-O@bb18%$*PPkLp#q77S-M|8UULh!qrSGW)goArC(XWBEqg5Q^rm=hLJB{?MRPi>pL?7U-VRz50x
-IKW)yMXz4=g&X9IGwp6!e?-w-P-vDy?&_E=nIpv<g8u;OK+*`U1#`DD?VNh3lNqxg7Ns=TsRBYArj)b^{<LDU@i;<sQVURFXI2hi&4@
d-;YB17KH163w2XWAT(4>fO_}pLH#k$p|Em$2+p4l=WlvJd_oh5XvgJ4E@{K(K|U&ZgxmLFN+sZM`Kmd8v=yB99|~ytPXQ0|c^L!QIO)
W19{c_B0TQOaxA!a5J@Gf5QRPt%M;ZLmC%lCA<=TvRJGvt<eaHLt>X{3{x@m78Z952YwZH4u*&2G;**nTlty5X__q12{rbM07R2M~iOW
_(=_tR*Lw2&aq%Upury=AQ*hVR(D@fKS_Yd)@j8>@j>D!B<<ySs`Xj)4kO$AZq7ahr$O3^|jjD)HBh$ni4D_Y{F(HB<tDzu2@|Mol1D$
XC!8QV<%Y^Js$elbZ=l_G3fJ$^K-)PCQoSQh7etjcYzAJLt*ZHnFE#C$}1-+O%7`J<D%X(pQU5*zjKx(p-N;Pu1W(*v7^4Wv%B3l)=dR
zkQ2xzy@DHVEH+48F5RwNnb*Xii$4j*X1j7b-RCe>@nL8Zg#ite~9eu;gvj-t=sJEb=bCl=g0s0qU`1?K*qN!@l&8BmJ&gi(D<TSk9nR
P5us64(GFRZI(o*e=ORxR;h@Sv#KK-^*EEOCFiOdxY~JK$F4_v&i)5+addSw^;(Sk)O0<I#x#_&8OhY2o`GI=y>pZ&lp^4sswR%q-H~Y
b+?>jgO*N7Y+YMk>3qX9I9c`ztG8dScK^quE<H+_?UW>OMz%j)3p1Wm4fT;E$MN#!oDn)W98$%+>RKHpu-Y3qJu^3dV)jPrH5Lw<78Jd
ge%?VQiKuRr}1#=Aj{J)8%^5209r@I*>@wx0VJ&t{+u-iY)35vs2!l&gQD>G%ryHH4+fNVxRu0_=M>5e$S)YHNr0L7h(x19wAj{<{Fve
KS|`dXS$bKOx_n0fWX#&<cC>=uyUom^%12@0lS5bq}c+3lS_I`4vFjiEtNrDLap``pY<)@skJGn@zeH_?d=F`sd?lm35m^;8j<V<wqnt
WAT>AWmeYnSewiTXke8Oo<E{&*ksLbjUf;5(*2g>M{H5k;dF6aPOCCn{B7(GM=!zqnDb}_$;v8>OFkZLG!4*c9-42}A)iKtwTj(m2ce~
BfuTT6GKku2uh2Rg$QyRQ99bKwWlEYrQ!T3;&<H-7Dth0Dqy9u!!pYgnThKulY^{G9m)Ssg-<hGNy+H}fTa<96`~if9fGlB7L!4Y}@vm
vHR|RgI-N!vV*JM(a1}3=Z&y7UP|ELn5U&i`H3i16UcNxD{6*$O*1cMlssQ?Zpz*w~0b%tMZg2Kt@lZYUhT_Bn;i~&C4>rp+p$)Gsb8h
eVrKkHM;=oE4CjESl8S2@4dD{DdN!c1tLOF<gl59Z(kb$x*HzBEVuI?hZhEn0gY-gH}pnDp^sL{MMggOI072l9I)tVNytRT8M4;r9(V5
4~`9eR0jJ3u|76g}4mA%E5wpn<emRy6}`dwM~YdP5T|kwFv(@;2-<_G$9uvK!|uEum)p*ZM0M>S@wo)@c9WME&Jho4=YQ0K%MfU;Hn8g
vOB6L-><*Ssu_>Zcv;iMSx9q7#9!C7f)m)h!j!cWXVpJJMKr5@o?DY!wD|cZUlHx7?W8aec6kaRno`3AZ>xivH9@mA)^W120}op2y0*=
g(2>qaHwJhGR}%7|zEbM3+A%pcHS%szf5rRb5KM}mbVUdMKPlZX*ZNR)p0E7a$52(xu3aWPVC^_Gl$uvGft!~dzonAZV&I==j%Mt_`{>
m6{ht&Ov#=U+IodIB&_=~_v$|**3q~;WKhGvAIZP7Roy~J4Hp@6U?#b!^_?|gIdY5HY+$31YUDX^$uzq9)HGrq!sb-Yv@412B>y>pa>s
8ii68b@>zTy1;+ye=vv=Hr}7U6NP2T^2p#?jn|;JLdh=@N<9%&5hArMzsyHL^CMAns~{%9?Lzq@u7NIwJD-(T??AD2_3P0ZA&bI9|u@b
*fb<5#tN>d!GAHw6<o(G3Jlopd2%SxAiK!Gf*D^$URj#xUG#M&poXojdeY;`=l}`L(0(%m~c{P;*6Rma$6P?PBE&Kn8j%lRgTbOdyise
J_Y}~rZG9^7uy!Vyh8BjNrD7d>j{K*1iaKX)T*&}-|HHFa`K3E{)uzJ!_qsghij;4S^o1EE>z*Yj75@v0o<aLM&nq6(AJGxe<Qb*rHZ5
XrYfHG2w^w*R$JztW>1ojt{w}Uwf9ui-dguNkss$*ZR5k}BB2hwTk~foqZ|BY^p5cS=*SvWiK(rbsMvB|7c{6M^Q)R@(jLZn{Qk}xzV1
<@=V;4d5o)}-q=jrI5#PJRTX>8@%`?a#a^(`}uF4=<5y#Uu>|qXwdvLPM_n#7low?8A`I;?fm0d<z7hA<sJ-fE`W!YrRe@wf?$vINQYo
X}Z&HMcNzVz0me~%sCY+qcz{WbmPybgmC_ZNG_zcV}g{?Rqwk?-V?3s)cMb`SqkJNlcKdN-{Je5zhB4X-*kt;R=DeBLP+b7UYv%UGVui
pz02J<aMJV^#(!Niop#NiIu>kjE5)(P(0B`DAeWOPWy8uqq->gjZN49-gYTEC=P5FW6fA{aKNI)K5CdY*{D)WuAsxN{Ww(su(MD!}TLI
O0rL~t|BAzN0cn!`$DmCd!)faFUI0`Kn|l~Jc>T~L}4ww<R8fT&*)_Kko7zvV8+i5u?gW6y*qyiV>DWrjs4g&aL=^5f82Whllu$$MP5V
Zde9n(_dv~;eMFT^ZH4^c6Q~0zpe=muErEXq*vEH-llrXbBn6Bnb^}Vap6doHr}SQ|D%T6^K_J)t-*U_)yo=GYX$6sE2lB=yWkR|zbkP
~<|Bp=t1MY`zd%C3O9mde3Z2rzme~<*<HxQdVH8pQmBvWgP0A%X1<}sRp`nN!hMIGn$oKP_;=yLh8k(|Rz*64uTGC=mB0-(_VHif+fCM
6!S+9dmi-8y2-jb5S(J^qGD`1;fQ2e<CR>Gi=8w+1XtD^p9!7E{izQMP^0foZo9xQ#H5(NK8L$QMtZN(IPFhdgRziKszwBxz?jolIrJ{
nbYy{f7cLusOZ(MRHrya$lMUMKy#NfkBLN+(28#4nMm)>7zZG5-YlF50L%Z#y@LD(cCezP6P`5GXsed0-L7N>@NFIxOGp|#m4h~InEqV
M{CDiDf@IWWP81YVF6K)Yg($E*L&j33*_+K*&7)0HB2{D+ZsdGGdJ~R?=griZ%{R_zhGh^$`HY@kI}(ZAFDW0<MVUS;B}`9s2l7aX4r{
Qg_&q!(VVT|juXCJ&3BP9JC=-MXDNj%VC1IELt-;Cmh)b+>6S;5&C_cxGb|~_sKD<dg*c6*1@hXyl;nCX9AOAP#U0c%zi3DO*-r_#O|d
&-<O_aIy;0o!8wGcZyDXfYArOO_NSBY1u|x@rbuPuQTIcRjMRGLHle-Cyg=b%mbK9Hc!^EXOT$TDKlq_|D>0v5_W5&VpGcHq1(DqHHwL
i0LvMXm>yb1Psy(*mkP@`U{n)0g8E&|E=Y>3I?pK{@-b>3ODxu#tK#H$Rd9sca>dXtmsh!c%8986>9__;|h^goxoo`xJDUrNXDvb=UGK
RT75-`WcCyh6ewFmGXjjkIjR&8X4Hn~s@+9?cU9tJ4hZx~m}dLxOjy4w@j|#mk)H&!6Jd0$x0x;p&|InzH?%;ZY41ZxeW#$Gh;l-I1}K
3=q1R*H!43z6=PtS=<qG^j!w|A_uaX2|gR4e;N&+#bv0@^M{9ki~Li0OzJ1(6;9R2;vlkxE)cHM3IyXtS+kp18d&}7?e=w-YU#rXX}Y~
{55eC(^B}Pq%O6{F(qh2<;lqgqx*9rDe&rluB59!0-v=)=4K?~GnyD2J>A|@UfseQ8CATCDjjOBIA<ir0ZBQx;af1mAH9$Newq7Rk4`i
Vb{<avKY6o(;d=ltb+Mv-I((tw;G2@6rLVN{;#mOb3;Ol1u_+`L{lr3ieEYBx`Yo>rm{3=8i((-nU51ktzjAMN?62^pO-^xF<a*eLw@z
(qm`&-j#SHj`V#(^2Pm$uMfpbGM-Yea3FNkA3wiYjP#gpfsrkow|JCiz8_=cT?3&vWcwfv|Uud5+k*JobZDlTSnByj!&T+bGkkv!59}R
-p!{v?f38)Fh9;hfuumr)Bz)*crdOc}OatRDz-q&w*Yr+RWcC`IxBt1c1H^LzspIkh}j3L+``K{T`(?F-dg%qROOXOT615oY+in&_ou3
H=9!&pr!MwX*FK#j~qQWa{Vwe6c|4s;K?#i1Y6%nlN#e>7(g#uYZUAxOQ1{E7xOb(O4YH$8SLhmdQc~zf?;)LIni>lb3q$f@dEA#g?m#
1N2CeoL+}ulRKP+Z0b01fq?V99zVwQadw7dsc)cMT=&~<?IYU4j@|@_->8Xst=Pzx%^Rqfe^Q%9Vd|f@aUgyG7?kZDuMyhJ$^9U+1?ov
R0Mn3!quhcCxan!-wTB+4M81f}KLf?P;Ky#@AuS<!@F=AeRRyTLTqYRE)SUs-Bt{b=^q!OCBidW^k7ul_>2o0$sT;r&f#a=N&_LTrFAY
EkN%bm8qY921?@XiMK_of3Sy2C%Q=k>*Wp4?pZ@_{ASE_vxZ&UmWa+E-Gq=oneh{AD3CcHy<ej0WRU1BZne<Hx&!?{`Mf<m#aEH#1G$h
ZvwtT2NAxLl0ExA6jc`**&T$v=P!-NR1ClV}JFc{9CRL!b3%KwsoP;BmLrJ)SvMQWJUN}Q?qHdQlIx_8=(Mi{Gz~tJx$nOlyfHiG9{AG
q$_0Z;dctOnI5q!N^=N-sX-(^yfg-Gy945h{YOGr{f<=lsxmVm9|`yd;##BH1kI)wf6YxI2l0EX5iEdGUjXrb=Y-`4Q;;$dGrTA?&;^c
TGem|diH9dIm%+_oq8VsEMAxF{m%R-K;M#yLVY+Tld*oKRwCsnu{T9w0F?su`)cl~I-NrV0@5a(P`sWYSDq;4gQq-^~%TDM0uBX>+eo{
4GPqek&hVJlfdn|R>pSKGORq1K9RPNtQK70Iy_r2i<63=J)^emOz|Eo=B>la>FwsL2lpN5L9|5@16Pt$vBzUS)|=1%G@8Xt0O{G6V5M|
@OvB+5Q!?91jEDYv!dDmLEoCd&Y1@beDwzlUU3y0<ut%V9lT(mgOiWhmqS``Xs5Q{!GiQgA7xy3Cm!Unwa_lM^XZ98cbwEnnX6u(7oMN
Q18zG@E$fyK4(C)xJFT@|@(u>-Qv<Dt}e4*C#Q@VQ$A~>3{j1-r@N+iK$(f;@*`>s5yM?%%?x=P2jmHBd6i^(on(UNx--9CEbl<hb;Z-
;@VcL%G|rNnT?JQK2v7b-Z+m|Zyp}(Yw`ek`qQKx%fd`~2hM)efM$O?Fk3b4K?dXLzVDMC*|C+6H|S3woS!>CV2C5B;a&{sVy`vte&UP
GV@}b{Vz>MpFyWg&^~WP;$Itnmsx#%cTaVXYuFI6D{rJ_M3tN83NH3l9-HdIzhBqfXikqCdXxIKR7f&BpsSSMk>FbXMKA!B~BctS~ZY}
ckmHvoY{xqVU&z!#>mRvZ3WLNP?`RqXDac9zI{JQb`b|yn~PLfB-7QrE_SIscJ?#k-oK<}nQ4!#Os(5+7YYMkHCU8i2CJ)S(G4D-;Q24
Mb!v9qn5Z^m`w;X288e`&S3jhDK;>2i&z{cFR^ME9Hk^VgPM66i-~y-v)3<gHIg8oBJmUhULZANF1_*0aUZF69Rvn07ut+3n-GP4c^k<
dknQ|NGh(wZ0|#{%~{Cj!EQ$i;tdGOf=;ZGVIXwSvxAcKYCqulM7lCO$yrjy<8not^3Z^k?fvr@ZrL8I}%B`HXCPdcuJ#bGNM5)Y}9&q
rxeunb7GJF>-J0G?+@>O_Dy`>?RPuZ3|(W|PQN%mW#sRNR<G&U;IF_B8~ZmgRru=7vkSRpLv9Wo*rTmJGXLY8-_((>JAHS1R_BMFCe78
sPY(6lv!n9z#PK;*`lc4BPK0jj_VliQ6|VyW3=6;~J@>sX1v5k9UiBbU*#JT!Of+;HcqB@jcQ!8eCmcndcZTL%Y(dMw?B3VbF_1xOW+l
+++K7OS?LMg?T5At?8N;iIBdM$^()eR0UK=xK#gQJ~y-^cR`1yL|*A)#^r+R%-HZ`dp$Lg;5mZpNCJq}%K03W{k=oPp>`H0e2O*%dszd
PoYu;pp(yM1FkS!g(;@8o%VxZg$HzB8%h8<-F}EqmgM2@u<%s^&RVOn}XGX0QGj&US&;E!NJxzW5`6qhA}}?fQj>U!%vzXY0A7l5RDPI
pbE}d){ksuLsZ#t=Kx14dC}^W=(K4S93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;r
S93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS97)h&oqW`JGD{-DE0>*+45-iRmHxiC`!$4*U1oqFBHZ70k`u8yKN8q1r_^!hTB+^;31{qzfY;
~q)J6;H0<};9Y2Llo+$1Q&k5JDd%jVO<#T)<ewVP{=l)Z3dq#85$Mftn%&&Nzn!OL6Gv5#UOu4b|L9NnIDwRg<rcnb!bN#3Jd#Jc0BHT
m8?y}4EgRK%5_g~G8U#->%p9_6bsrkNg$JkUVw*PoWjXl7#lpFgV|98W0x@jmk_W2CX5!VNX-B6qD2i}3*SBiV(mw}y2c0yIc^Mt0d{2
-igfpA`U&pn^t-;}?Gzshno`)WRKIi}3t=f)-MdSJdr_I&nwBCIvB-j6chL#1LYdy8}X_gVM10$~$qM)<u5{!jkf5rqHk8Y21=-+{ZOo
$~<ZV{S#cBXd72caVIp@O18;#M(I`={*o4{g{ZKE4dfLUq-CQvQ4m+x9=6r7bDv<n~3&pHy_*Fz&uI9Kt%ITM9(MY#gWgSb^Pq}iS2Gg
{PV3}qwJ2yB2UZ{r@RR`ak|Ndcny?qAzNOXD@1otej1Uizs*SkM7B!AaaTq2P3*3(ZSQSwCZ2y8y%VJwl+p{45~l6<i8A$og+(c_61{o
3Sp|W#A?#AeY6FJh*^>Q?Aw<Oaau(&4gXGynPQ*k`<Dz*WV*Z!(T6~=?|65*Z%YZ=g6!VSv5eUy9R&Fx$1taJ$^D$+eVIq@vHiFI3Ciq
2dMcVM2a5~y5enb?^h?!h2-OTe%EMpXp#VUV^@IoYuDE@|oibbDNL}5hazu9q_Nad0A5$085lxB`tM{k)Li@dk$17f)q0m;m9Tj?vamu
yO$?zZ!9x8tF#oFGVX5dYYRN+gA>D@Y{kWM(izq{~ADXd!%$n7?m*&m$OtgT%~iVMib$@gjXCR<#AP`IqWGyJ{cI6fNg}D|Hjw=PK!c8
@VA7se+6X&9`~oC>g&?^{<4dB=cZTXxJU7U7ca8F=cW=c0%!f;suka2OHQ#sifbgC?)<E2~5Vh{#80jl-Wr<EtGZhM1^sK(s+t0cjWqC
G7lW*bNCm;<0nL>Nr+4q$|X7F5c?42S>tX>S;lYSe~TUju{^LmL;SNAlt}UOKM*3Jdl5`0{JzVCpasKgeuf_%!`o0C4iHc)#m@_GM-pO
w5~VEdi4FdjuRkS$L7cs3AqUEA16k}2`)p1e>Q2fAHdDgrDa-0H=EVfQA7)@gh(x^+kg7xBJ5Ko529Z%p%%Ch9q|%2F8*@X<KMtO3(d2
}P?nxwsWYLf+5s`=~Ooaahbz!#t!2XCpaZ5fq{#U#KC6W{N1&k6xA-49998(KiE(JVN(Ll)&H7yLAAp}IGAdwh|wsMGo#6}fhoE5(i@x
)5IYyB-PvD{&-WJf59Qj)ktN<oB(5umVmf@gv<-_(o&K!BPm{Fn8+h&HY!Ry$bCgVHAx8U7<uJI^vWMtIMNcwP$8MC&W!d+9MH2Yj;mr
>u%hZ1YQ`II)K=6%c@!e+W^M|CD1qOQe=G_osY+UKR<vlZ#N9grgMzy?y*CAr12_ELx0r`B^mzA#xdHB~u~@e#Oy}qM%>mSZ<S|8BPDp
%&>q~<pG%Go@_lW28RU;b3RJ>ZKV`NDL#NG4ngFklK)H<5!viS@R4%QS2?sVh?EnE;F$!oy~nSw4eVznfI!}~SyxhmE+)KRkUs{|FUZL
$P$VQ60%m<{y+~z|3k)GPE&?e|6znnEr5DK{Vt)<<nQg%V7X2?b59D{X#f+3yCbJ%56;ToAmalmX=6MkDw}d@q?mMESNQ!BFf>r)AykI
wvn-}>~@|IXLa`7fP;n?@##QrB1dbE#QoN_q%7ZQLF`{2W&h#?k>5ybC``B?F|DJLchap){6vbiJiAXuF~3cp?`>7d2tm2kHey2x(o#Q
#T$VU^6sOTex@Bte04Awi0uF{A=T*~e((_qSPp%2pXFEe=su!AibvC4WD$V?+@fx+hA0Y$a#6q9jow?IMyD0f}Sh-}yWVap-japCAD8k
G^MhF<XqLqQVpfndM0Q5IeRbkr)`H$m6i}3M)^DJ#nlO?0l64(#Y|+Bm!u2Z$^R7<Q`SxC=LX2JB<_zFFK(oLW+7bLL4bNr+#lnDMI5w
9)K*=BeUt1xZh#F<<V2ADlDo(l{tJ#akalPEffR%|0jV3QVg~g;~rxF2Y*SC<qmN!zlhBLOKcn~#SgR)$BRT1^^f2SWGps=HDE?$0W=;
^njxmytQTQ!iNj2UM6C7=5zAQ%{&1+?NRe=2u_gx;{BDHU3D*(33W@v=Xqh+(AN~`B=!{+Y^=Aa5kg<dst?MOt#(>M!u{ax9iAPc5+zV
m_&DNX*iANo*UMP!$LK?G^29k-)1!LD8<0O(`3%H5Z!zzuc*##j4qzMP4DDh!u^df%-af}sY2@6iKl#R-<Q9_L195i#eRT79}YQzSeSU
qVLdLS|%x`O#2PbDJ%0mp~~k#+-e#GbS!|9Ag>u;4zh&;W>>MZ6z{h|@1De9FoJ-cQ9(JtN_33x5-a2C4U%vHIB=hB(u(q$sOTtVw7V`
Zgakj5z*nae|q(8lxgI08Qk$?BD4dBL5@BBfX*ucsoWPQ8G$I=_G>Jiimwi63>|x-4oeDnj?FJNHTAvx>M|!6HyfqaZCzq^AAN~6@}pu
#p!iq9^2#|Nu>u-zMm}R#s-&>B8z`zxh_ICc3_4*`A?iVCBX6hWWhsmhKMzy$}zPlJ5=Bx$|4YiSd~my$Y)A~tF2hjOkR{U`%IcEDRWu
bMTJD!xh#tX$k#)X111iY*k~x*@RNDumIxGa;u9c>^hIQT9+~=d5d9>|kF_VSh{CHFp_$$E*7agUyg?+|!Mb>Y4zT0X5}Wo!B6BQcXW#
YxPmM(zMkY?~CxWx0n7h>|AfmKP0yg<U#f9}m+5Ujy->HZS(y84~h!Xy@(1jJ(*=kX1o{1zSjYwlNl8j8kr<`y#0fYg?xQ{c#hA0@db_
Ja{qAJOIGt)1z)HM(xAC7<+|A>>=2$AYf;?VIZmT3f}94}xNqLd*_L}3_v`6P@oo=~8FiN#>%S@XCpkpjzi88bE#Q2>9E5r7^e&JnZsS
g{0_=je-c3HhH}(9W(PHa4GBbSQWPh+~oUkNnQyB)Q0ePvGBoz$%F;N)#k!h$s`+Vz2YiU6gTbL*GOcN|SgIz>G3Q@<VPTTm1k;Zcp0d
eFqjZkvmw448l^fJbg(nF_B?Lk^Uk@7uh!KD@mAflmbQU#ZVpOM-hjvbs`pL*1(^Mk>t$ER00TfNAmIpbN?BU2SAcNN-Uvi+o%?ip+ix
9nW$>ODlPbI8Y0ay<}*1|;%h}YLB)zB71Nt%PM#J?Lb2;hYHZ4VoP<cRpMp>)jI?S(kjT<%Dq&(N>l_gUgi$n4bg?7~5hc+}%L@dPl1O
Jjf}`a$0ARKQq)LsVgk(C(JjJxsUZfZyQPtcDhA^Z!Yy6MKZsih&6CMo1$V@0kT67^@X`8WIh)JlSG-Fb828EEq$0p_Qxq8<8TrNXL#n
C^XOvXm>WI0L2(H5kbS_4D^UF=d2sR9WF*sec6AY!QxHOl~g0vOKyM5)Z{FRV8uG9-Eax1v;H$%-sO)b*bl8YY^dfuSibzfq;)gCHsuU
uDVtr&h6_Q&uTXL}5BB4>6R?NzDUN$qb3#SWy}fS-B&n(zv^OdHMO3ELoDBNEM+$#TL&>tu9I=dnk)BE8$_Y{H81^ihQ?(ye?6B2VVdz
wGPF9eBqgd?#;AGSzma*6?=ymQEiHuHiTnyeX9!0<*f|QfEGKJKQ!wKb5K^4?`ORqzhIULrob#~tiCC;`lGn&W=g2t<rbG^HT<7JVqi?
{W7$e&+T!12`2Ve@BY?a@#R|b0BCZ4_;>2wcFNqZm5y2I~R1n*1R^NsQvJi>ADGm*ry?at$jMOG}P#<hRMlP%URjLmLu&o=Eny=)4TOV
vsNjj_#wsGJ(tq&%}tPfV0Bq#O3%HJ1TT1xf7A~$Cdlm+?E>w}#Kuk3oYoSR6_>Vu1$Rp2Z@=On$Pxb?x-M%fxYwhQVY{fEeWa#FW|O^
&c2`z`T(Vy8Zs*z61NpVbFT#h;A-rP9=XeXyuLNFJpiR?xshSz?>$_<yuM*oliyB8Nd<WdHB#gROc`YN<JNSO8J35B@J3Wp_r3ARr{`t
Xv-qcItx_9k;dxS^p>NgKe_{DT%RLl=@&IsSl>4QG8;-dBlvsB?Z<X_wy>&2ixow;;25@rp%2fg)53t9}J56pV;CTu{33D9l4Zz{gms2
9VGA*N4n3>aWU(I74^0q`QgYW5|KaU)FmQPC&WQ1h0}CYN8(eq{`NqI?LHsH4-!eI(Y*2$rQ~fC#mC7%OmQqqeK5!?GiBxSvP?S%j$#V
r`chUOOi`kGIgzd>l7uV*5}R67AFQD7ZBU6Ku9vyrZOX+dMLxG5cQ0yvFvxe00C5z{CUw)9X;ZBHFXDh9oJ1-W{d$hkI&mChBr-xGa)o
B6K3KZhgoFHGyAXmD!R0CmAwY5b-^%u<JjP(5Duw!BVs%W2?LSd=lw#0Es`+efIAWXUC^ZOVVLXb+@t;JK*|FA$ZQpF`gL&XatYy;55n
jn27<Mzl754<Og)p|IM?!tD+!~c`DPpHS*pAI*2L}+_kf=0WkjPvziWOwG<~wnw?}>f;Pda`@?JTbk2HW~zry1&$Jl{ji#l&2vZP5UdK
$mj*zbx9}$UboF10Y2Sagw6w?|%@314nz45Cwp5zFM3k2lncFi-iAWeIPQwx|DL2p*B?<+fuT}kHqXHlAU}+E?~wIQxoKcMJieSw@&MW
6;nH`^}^QrV1*sm<avd5>w_J6ZMd8TS$(jC*$Hu$zXdj!OqdC0^}!;Wot9rtN%gH_eXvYfl7A4glFEOOlzmDd@c+sBU~sZOh_i(yMfEm
15kAEViAkfp#jXF4*9Q~Fi5<kbAwi0qAFL2}m8UNesnbiU3#=Qa5vdQ4IMKZ_{~sl{d!5w>%emm6)CYr7-lu|00w*<!j_HlqtB*9lP~f
DVhd8SbCN{MwMcOBcC>!Onf<x#2cv-}W{0H^H4t*rWE#EJu{x4qlWZ4`4r25NF4swxfM;jMMG3tW>isX>7(;thmq*Cfb5em{6hxNyzZB
HHHS>ljL$-h|dqG#R`TV+p3(ZfoNLj2Pa|4VsSYHt^(KA0lnoJ)C{sjSYTnDxQ%5B&emR4@6jQ$mX?f53rVK<qAek?Vu)*6TakA68aHS
0sY7rvsJ0OO*GgCgL0>BHqxO5IJ%;=W$8ugP}<E!Pa_AC2QSjeenN^Cak3Z&haQIrk?q)N!M9++do#vL|oY`@)TKIi$s=YVvY1j>VsvG
HF5H!WV13GPn2zJR@p&FY_{)qW-ky2fSV{Kc{o^P+W-(LqA+woFT|NmZ+Cp8X!6`yeXw*l0P#91^R+F1O7<ot#9^rDe_9_5McA-c31Pb
GgNa1ygUn$lPv!s+@(jV8l%`Z0Y)KZCRUV70b#3F3|G?HK(!^{@Aeu<!mpP@|s^uu6tg!#9`d~+f&3~mp9MlKf!`c>U&WKmTTHHazd!>
nU(q*cEvQr-{k=I1F(}bh#zKK2CSnk9qn!Q+*&xzeVgly}B<^DxdbTU=Gzk=QGu;2f(KG@dn0pjSe)RK_+jYT?Kl&?vVBGw06WsS5(6q
MpWl8ud(T^=$cgE*Nm<@#7#9d28nOhB<NoY+YQ`FHifHv1eq-A}}6Ou#<<5s($}5StwaK@vNZ%2$g#b>_fTst*=h2LI`1QnsldPVPsfK
uTQuC-PiKLn~H4**^#PB1$5~aCj9vK2XH^U@QKU=zoF1Ma3Yp`e2IK-TMMWxZhHjV15cEB*jxuG{NV{Z$umkJSnw_Vnjq96qV$Zf+&6>
&&rYSa_z*YC5?%TL@J|j53yNHis0<CS05~n1Id3Ziz3qbumtQZ`+eCULg}6%_UnUfkEN+(w)MgPuft!(`e26;j{KMKjr=QU`CrrrODK)
9riwE1ozsYUZxCXwPNEbN#$^#S**;UUy-4hlH~~T&$3u$}ptDKfB+@(`h9Zi4k0@tAi1#-6=e{X<$k&M*)v<Ohg0Isi9we?0=5IiY_tz
rwfHGGe#V|HMU%^P~U(G*0z%WD%7)9$$*`jV@Ep-!q42k{GLUDbtWaBx)Rfq|{iNfz;Pl4zh+tkYSk^f<BByRv)e?pKEQ#2!WsETwdU;
hap%~I#b&;6-{D56SUQ6*X}cEB3ZCN0(!4PsAa{HNYRG5eXT8^!gpY?&O0fFnrjgU!ieM6#*1XpauI<c^X>(#@L;n)6as=E_i^cwG%5*
#Zu-X8t=G5H=YT`^hE6@bWE}M8AszAlWei7|V}HP(=8hQAzd}4U()t?l(w9sGhQvLJ9(z`qwoHMRU3Vi0cc)<EO+FD~$n|$0=EVMx;?C
`z;A9Z4y=ZnCDSkA56;-iOQKL|KIYzk)|1j$m*WB`e2aM2g~9fwzUjIz88teV<M`+q{M~7mS0p5P&JY2aYilCVE=nsa5YzRHCJ;rS93L
2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3UHCJ;rS93L2b2V3Uwg0UBKLH
p|Lj"""


@cache
def learned() -> Weights:
    """The weights that the levels play by; WeightsError if they are those of other features."""
    return decode(_LEARNED)
