"""The evaluation's weights: still those of 279,386 games that a former tuner has played (see docs/ai.md).

They stand in the form of today's features; singles and pairs of abilities, and tables of many players, have
no weight in them. What ``make learn`` makes replaces them when it wins against them. First the blocks of
features with their sizes, then the numbers; weights_text has the form.
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
abilities 243
points 13
wait 12

c-rl~2b>dC7dLz+$@a!Bz4s<8DD^=QPy`W>t|EvOk*0J66h#E-MLN=}NH5YmOI<oFu&~Q6Z125f(`N2>rX-n}Op;yYdA|4ezPY+2lbOu
ia?1a-8)M_7k!^k%wX*!mhKr^&O;Sz%^USAH0@7<<==`8X^Nm?$q4BKNC%gA={rQTiEA|#vkE&P3drSY&dA-(-?=_+6ptP-bh8_sr(t1
pvghfe>hkZ75#mDQv=-bP`iCQ%zzt^h8=}n-|+(W7d55^RH<5%#}#mn(!P7a^3!8dy1JK1xts1J>vTV^4>K4koVGSA(=(>$%liQrNzW*
yI}GL_yQsvGrD&eT}|yMveQ4$vQs-_!okyIaS<2>GZWd*8(SpFgfR>u&9-D`qmA->cH?kSQ}`YUjZP{pWV@_~gsNz~8rzC8Mss`~CikF
zIf+b$vGMi20>akDRd7hWi>^CzX<B45`sJ=gVGAd<Xs6E%@8nq1PLJ^F7&msay9i2d)^VKeq3}y0>y}cPyIX)(e_c7#3Wq>59kWnw2fp
Bw(z*tp7(T<I4s-tLYaVG^EwZj)mPm^ZlsZ`vd)<N}YYp>R;b^AmmZA(=ol9{CYBbW9V1#v3Bx?c1Ok(&VH(17hd~$*4*EhMSONHdD_i
8nyu3wp4GSOPY(<^LH#<%^TLScul;IWWFqf3ci$M;JoWg%jUMkpjlg|>9lp|ie#OjL<C>4`x8wfRIro}B|EyN?C98`zj&5{rUUHiscBK
b=^}w_B#Fj%2y;ApW_PBYIbNia-Z)~!0PBt_vn%F+<`cYD)QK!Cj*Wb8xV{+p^n(H^VZ`tiI*?6Pcur1*?zP;6A+JH+FTBc8)S^tAS<0
{^7-hB0t9$PlPzx-|yJbL1P=#EFXrU&8z1M9vD`%l*U9q%`9wlVFKwR2XS`Zmr8a0%f0WdQa~#A6WJ008wl00u@u9O!@of*<PPE);>d;
n$bX1lX|wz@!IAe_}nA$o`{+9(R`jOu%!wxd69`^}Ij+>EhXUUp(A3o_+14%RI!srVCeW19-u{K4_y2<vzHM&u5!TxWI&cgAdlc2R$kR
%!F8Y^cR036aUzbl522dRZ)$AZOsAR(ct4J@aGvFfExo)>0NVg+Cseh%{;ZveEbUkvH@sIcV~eHqAgEmpAFoM2<;fGy@K=LYaQQFwgZy
@PB7eI*-jDQru)u%p8NO#`_E6HRZYfcjnir4&1bh6xKZSC2T}O!a3G{2qX%gV2RMEAGMp;E7gjSS_-l{(gbw_D0KBkIx==`e=>?@0ckp
o!Z)W*sfvE|uX>-~AV77sqI2soXp0Kx(wcM4G!=_-<hR5PR6hH?4)jchY)7n(!gbygZH}eJi?zQX=Lo@l;F(9nByd_zt@PTLvgq9BHEZ
z1(Qu0GGVBD<dO|vO=rTzf5*v|)>KRs@Ar^bUH^Sf}YA>1G=oj>uGWZgN+$5z^U-y2$hWXq8jcHk9xH!U9+a5<oQ5S}q`$K}6hfE{RUK
D`7xlMVqXdHDWkfQl!fDg6YPP_Qm2Kp~|zA99RT0M+py{EQA513yiQ2Crjm&ksPVDg~<lsez*hz@t(&d~vF+CM*4efyQ_Ijf-FO4PD>a
J-JU&;{&1ZJ-HJex2S@fY4$Cx=LerbWbL;4{BrEDx`7%-gW(}ELN$nhAxLRckqXD*d#%ug0Q}pHk|GKqAL;I$HaIEgu|HYBU7}$pt129
waRvvU3aYG=`1wwOIoS~)Z{@dP-~Img22TF8D0<1w*M2DEW_L8a%H!r{EnH(?2R~)S65dtEuL7<--fzvJvP%cxoHpD4gapq+mZ)(K^f*
0{rpIu!KFm~)U$`{@@4I`*(Q<#30-~=79;UI_&)|I6del6h+j*MtHy@wom$)N1Zsnbve=d4Y6wY(<VoJtECMu3fPlp#}cnUUh18oBDbN
o^04lxh2Ajc33LHx4wJX0NV`k<VNT5O8ma*J*e*98K<WzW<2eG31&LcQN1J$*+cylQefZo-m8w}@5(<Ggng3du{R?Qil9)zEP=&wD#3)
9w$l>2WNM!#a{bos7St!e?sHbZk`mQar@yQ}A^xWVh!&cm|%rDT-&kH10TsR!;{A$xnvI5ddlU$yL-}8w)}qxhufKye@FLDMaTFSKT#p
t?5Ug;;I<q^XuXqyw!<Bwy{WS_I@bx<_pJ_@h=C?b&_?htn7HZlkv;XQ?g@DcpWoB<<?+;#lU#6TJt7Q%mPr6M$msDFFV+EH{>Omj4N5
jU`Kk4fx^pPrADBhJ7EH!$5&x;d?^TM^CLX=xC{Q?Z^16z9EigCf8zQ2ReEXD)7?|Xgw3uLtYPYrFr7h@ePOki+s?LSDs(Kp<{&*T2Ji
XE>pwrD>?s;e^nR6a8TP*#(;p|MIdq1HfKmYtp@8$pcQ@f4a`9c53^f3zKLnWe4X-M@PeZMV<XLGQ-_2+Bpw-W7U|#2{;DMibmYRv;xG
CiA9RRb-+=AS=NOpLA&kW||`~clKj$fuyT5g_V>C|j){3qcl_xeKMCm)_~AQF&%3$t5kmmcMr?a>pSvNV3|Yjrw2A5PU;856nt6-V14-
&F)ZZ@=`V$s3Wuy?XeN3+9Dj7kbUBEkn)6myD3QIR42b%SuIYglAP|4X_u9ygahDuQo}K_Yaq>e0u$UqLbLihrKyLYG}lbce~20rpoas
hPj@>y-9(p!ng}1w>Kc@VQDvi2{(_~hF4#UWlcWw8rKEtF0N>L%}T1SZXXKrtz282LDRfTFiB3Z+y46K&Rb{BwzwVW_4>=Tjqlq~bTeo
N$5HmrgRfvVe5$~`$Ww!_^8jb)c$?FSb+X|8kp)m+{VCjkdmPtKIjAAa2ePl%$TahW&{oKVvoH&eaPPi@_myO7I3#g&Q{TI32q&a;N9y
sgp(qfBEPwrXH+4Ux!hW5z-ri>Z(g>6gU7w_^I8UI)Kr(Os*{rfJk~4lCW4S90fyn)zqXujYAvk-bQ7Wy6?`6U<g@0YQAOAtbQ1d<OIX
7h8^GQGq?SX`qfx8vUz^vE<?3wRr0<7RqHZiSHpu;bDs=BEGj7M1aqb~(I=LcR7>SDjuWqrs<<jUNczPvoT0=Y3fX4Q0OCn^-KG(!+q*
!43nT)%ry5{^$ag3mKDIoA7oRj2l+m)E*6K4;iZA4Fv3q|DscaqGdFeFm0k<g+Y^>REPvPO}DA(mg*)n$~J@nZ92eP+H%_k^haHUIU-j
7v6?5a0gYxE!YLWKu;85xGGN&|NDg@21mX6dNlx!57zBMcz6<)Rx1xRpVmj&dkJX00p@hCg_PeL+W7Q<ck`n;Xr2DkPn@0$Na@SIzAW{
e6T=UtSE$SlygP8?gDUuJwsn9T0{YsE&wTh^?C}@8S)jt_#<ehcnUL=oLj`7XW7z*w(vl7@GZ57V{{;FqI5|mhvh-tMNOfpzx@BISvGr
2O6R1|(V%WT0(6vKGli8N#tB;ltfe$RlJ8|rTK}6p_BA~>XvZ7ez-S<%jQmjqo4bKcQIDcI%ryqNE#()3AzI8{z@+!}psG)F*Mchz8SN
VkSDDz#Er8UfE8Me<+K(HwCZG^gzfh!P4%0T&?B2$G~R_j9T){rrU;<$65J|QL(j3eM)i<1llmZBtSrrpPWU)l~YU;Q%VnnpXd`t`cg?
)t^raMxcr6X_@}gW(69|2SLrtAahNi|cr?F^;{n&FSg~=Rp4(KJeYk3*fQjfs)enZT946_Vw%M>9+Waosr++FTrR-{dN&CKG|s%oC&?6
mtX9KT(ES0`jxwawU}<<;%Lp9x=Y(1LV3K<V_8=VU|;j&k>f4lV!H_4{tAt9sO;D0Q&S8xkNjYHZU|E0I@E;0@DW1AzNr1~q4r*mHU@`
>bBul;B8NURKs}T>S!mb>Co{0nij;1Lp-jkBK|<nIB+WCBn6es9HRtFld;5cq-UZ+><ZRZ=u=~&}=AGzEl{c5W((cEOoPIzAUK5F=FTO
5DX1|EsNaJ4^Okpwj^2~9sCRd3dXJXUhnt5!08Txx<?&vQDRmho~>hbqZ*nPX-k@@>--tZ1<8hhvRuS0e$y|UFWqUq%e+9z!;F3SG1Zl
AP9^O}c0ym$1oPe=C}^rZFmWf7wrhwkkfyWQtt%RoeU6_9GXBBkttHE;?>ATOSQVL0<1NR?=R?#4A*it=~{Qt0;xn{T5HqTUMd5z4k<3
DAE}Rq!q24bzvbfL9Bq!R3TT(8Tlv0)4x{w)-s1hBiHa=5XSSrfnv(uU%Rk<M?2Osw|HmA3_%Q`ZsD_w%r3B7k!QYL5K0rYE3}CKOR)3
{9fdznX?BN&LJ-R<?_`Vz1P4G-phlkOgIdh*pPB__dbBCg~JSMUtIy8)XRU&n`g2Ar>))U?-O6yg8%QH+xvL^q`}=qxVHwlq5L(sZfFU
4qC~PPMzp2B`PzDXX$UIl0PAtl`#>MH=o^^!V@+t{f02C~2I<r~?{g$OW8QM$@L!Q`VtRnjj>n(>C1`UZP<{o=_dSsNI)K3MK`6HhO3{
!uod?*LUT8@Dr6>G9NBcJHAsA|Q$n$;wcBz`iIVg%Mdjxf!nR~5Z$+65uS~+{2Pb8mTA27AubhpIijVgxxV#9xjpf#e7SE#VQM(NkvmV
29`ZGCGg^8RLkFD}}g)^u71Gb@Hd|IM>uO6^P~{@)y2owEl|FFbnI4z4b1#ZdCLcTG&?kQ_u)r+#XrUTbqY`kkRSKVDH5@}tl7PY54n{
`iRL9gmu{4^+E)H)Umj*W~q6OpU*yYOEF^bp}@<6Z!u$T=ifW39C>JU$w>dMFku(0~N|XcdPxA#jRl)+^M<-h_41doD~8ee#_~xTi|WF
85H$yx~jpM>aDl5q??T$e&l@Y{;%up4tHQ%Wb!U5&d-4|?nGQBm`*>3PKAGgzRsbdQLDRu9~%a#F^BIxXr2lqo6?a5c~^UMzIbh1T-9$
@d-XAe*4A$9sEPl%!K)_Ed{PoGUk^*p9oReM#GnTC3pR!^^fIXQ3nV}(<hmk=6{M(IkiyTo9^g8ChvQm|vhP>q$)lGLN#mLGUH}IWJ9R
w_>w7+eb>HuT`&nf<m(G!bC1?ojg9_0|&pSC>UbX0I2TnC`E+<aOJ>zj<9Pgh>=1g9thW68mz3+L=M|&gjz?4_(=i*15S3o-Qwdp@kAU
zoRX(K;aU)V>u56UW14m;dRY=5)u>Yn~SCx@AKSr*ej(W_RD{}9WQ>VOt!!Du=DkAO%Zf$Qrl`Yyh%u=wAgk|&xJKUn3%!n|`35o59(w
|g7M-ld$_rS+=$LyP<gYR1~1^-F`(R&e&znPq#jHeElI7S<2-9&tlLeN^r;9r_zIWASlos8T8VrK(o;eqD33zRODqgV<l;VFMfWoLkt-
0JT4P{XS%W&AKLSTM-x>^(P-~m6|xV>4>dV={Bd+{cw&GYw@z|)gU`J5&W(?Zzyr|Ot=pIn>joQ>R>w;neDhs<`29OxurD#`guC<U#YS
sHurbX_bC2z=gb4xh5GD?;35C`cLa?eiY{O+;Msz4mxY=W`Ga1oFlgS-$~%v0730Ck1Nk)T5i&sd=(`9Lk|AGTU}%va0c$z?2ihb4jN=
gGQsm#{Z2n7cBOlDvr|NEgrmvVfsCm=DL!tcyHMBla6$YfOhlpVW+AKr7VMIa<#Qs+2tX>1><Yb+DtS<`j-xHMg=eHmzMKjKA2f)O409
GRII*gAw_9tjYp$>Y8-`#}Q)kQruGJ==eBe4rKC%+>z8n);4R=Qy6>=foOr>!u?IQzrDkx~~b;rFMa?NttO0&8-&Hu9_;&H4e+M!WSRe
{GDBm(3OjahCZm&1<i!PzD-V^vNz5lhz5kTK!{BIbUFu=)rw?neQpwt^wNSzu-0R2&Wt3@v@0lU9|!4UD!s%MiqFG$BNY{nsv~6R26vo
f<JcwQsFTqLiRl2;soJ7j4huuz`6SMt!#L^dQ0#K;HkGN@IF}gx>i4Am1;<j2ElzOm?~w<$Y*m%(b8@&5$raD@31qUn-nIzfn##qhcf(
2cD&e$h*aD2MzgtJ#{NCb%Mw#^_6IhEazs#6O6*fZ@mt3s66d!ReGsN)uz>R{-1;I4*7lY0uiO$5wbj_!dcsn%b037ZU&BhG3j{1^6gu
FSBxd2Vu%!osA~75qaxftsa*&qJ7Gu0;@>%7?2PU#aE?1Tgy~+rIIK&Fs0lZW(tG=4tzvsN0s{Db<&(VgA{vOG3Fq-!H*q<}_><kD=M(
xo9Z*784IJ}X<StBB0k4hECQ-C;T4$F)6SYXVz41O&h@5c`^@E`?sA?2$O#ev66Hytmge6x8spRA=ofc^1TE3!V*OqwECo_HJQvGI4-F
~3y23l%tPD_y3Yk468g8bKa}TAv$--J-#PK0bo7rfRPBI2pfN(Q3ce*5ep=21x={0)A^<V}g2u$rI)$dAgZZ>?GvD1Q;!7Yg`z1*1Z(P
f5bHy)usU~-w>O(>Lb>g0KsX3eL#NCKseP)n*}{k7y9Koqoy00hg{eG;uzFWsGvDbj_+^^zhkOkUu4I7+Zo6kYE|QHV}eqrsZu)>n~mI
aOSc7hmD3MN?kRNYXT$BS?A>=}b3W$Gy53k#UbO-rMFvF(#Wx<l8xxaJK~IN?c)S+jHiL4cA^uDAVK2UwviDpTvQ~nga2OgPeFwltoc@
SIf~gDBSjmPms0CCg)Kv{aMrw@z0jIR$S!PJAv~}9+G9Ntsyw-c)|L|Ms`qan<nP~?}d_na}WlkK5Xglh_qPFz$!?Q9qf24;G*wp4;Q;
&L}c^(|IMc=se){1|e_>*Bt>Qx!U9H^Tv2AL!v@hRLfT}8oBp4@;P8k7F(4(a^-6B_%R52nCSQ@jw-5J&#atx%8!1SKO21&7*G6wX?q^
2hgpNnqug?m4emb1Zh8id%5bUFN|*$6fFeo7*Gv^>47r>6S=Ett1?u1m^Sr$1U6O>24&U*Ta|7@}ESkpZIrh#aWG8?%4=UzN}VZc&mN4
zPRsSW=WZc^hb@R<zAYYacRVNS97DoQlNB?p7f+Eoz88Xvkh*u2u@>wcta7a3(@kOCMKM6BOEfO>tk^uQ_f$Y8yL&O^TK;zFc{%RLLS7
0g%#ZGd>ax`r=%BU0SgsYF~W$`aXpf0*tz%xKL-d_g6hA9)JoR$3zm+XRFDob!c983ge2k%>}M(yXHt5Y%<cmM_o1O7d;`e_k|-p%psf
5$I{7V|@DtypDJxfN!0YNXkDr2BjF9Q|OR|&6&jU%qh)xzite7a3F4_p0ZD-cC&xGS=);qI9PJb@N7B+IGG>*cPmmYqI1#+(!sHqey4*
Frt;nug8lsn?D9iZFvG+Ng)Fom4+S`FIM?bLsfHEOS)2SEm-h71iOIF8HV?aTpS0*Q1(FwyMM3&JMVFm#GF#z|Nm@Ch&;Y256x2^8UVi
a@Q#33S)uCq;0x)W7AJPdW2M&n^-nC^2OYEz=(|MsgDwfDA8*jqv|&^M#<D^ZFglkJv!x?7Eabe#G0ROG8(|_AZmc9u3WQ%j$tMcL~?K
8VbSqG{~Tr0=Z1VqdLnNra>-j-7&6Eh4?D!K`Jo))8YAtub?QAf&9+9pkT{lay^mMT=cYM!Nt$ZyWN|+S#>A6Yr?e6GvJ-zv2%L8ynkZ
SNM&BJfQ{CUyU)}epvv>g0%{2^aFqgx+lmsAUGiKs#Q!=AN8A3?XlwEx#?z{ed55=Lgyv&glOvIjP3eDEO6hazc1p}gEI*ro^P{r7m&W
j9q2mLMkrkBv5*7?xQ?P~Y_%ApRL<^vUrNLK(f6pq8V>N)(ak4(TV(K>YbvaUPLK+g@NBUYI_YQ=UXGJITAjibOgMOK(gIf&yW=GkH-U
nWv8Z+=|Hz1XMMJwPeEGzIhuAP*>a;SH?#erLO#t|e!pSa;5y(_mv*1+~Ob6;Q6FY)$1<8?TmyG+Z@RyuTg$EwFFqQpC;(;z;7&diKv<
z*^-cjqZw!p=^n*=}DUzEubs7!*Vho+tTuAaKq`BTj4wx{$LY%(#H@<R^s}dtMxFAc9$9w*AEInIL!P2+Pn`P?)F8PI&xwBorEATk>(Z
$HFwN5sc>jsV0<o-moj4$21N4vcXs*=k~4(51>s4$4f)ARw#nqS14v0iPD9#1dVV}z)EJ=R47|UGcKww0LJ_2Qg_I0MbscQG583BR1BK
KdVLFE(S`7}H`k`UE~CBNf6I}yUL>f)<e~~A(x7hPh9fmhl(EUxceC9#p>8VhyP6YG0F`Tg{dB=oAO9JhZ;#q{*#yVZVj%SnzkYqk2~K
tmYkwP|v??0bd&E*@GT2~URb#V>8BjN`5ZdAd9HaZBH?2;%^?Z7Vy}l4`w-gM%D0X&oso`CDb(_J*d*S75mYfMZY{Z9!2G8I}l_d<2xi
00u40k>EcI9RMc-b%^KK}sVJOaC%E;PiFHc;U<+xt@FLKS|7#&M~C^I=Xq6PkQ^@aQDJDwPkiSlR>yf3rt=(sG$V@43o2v$mj)3WYdlX
m#E<z`H<_vb&}i!4ssj3y1k$Zxa@*wiiqPy0i-a0bpI%?F9Yac?XwP0M)qomxjp`<Ofq*%pca)<AAXKf*&Sc=;wMP>&jwa+vcc^-Zy_V
45~Hk*}y6@5<aZ-A?zMR!^MMH?q@VxYWy(V<7KQSCH=lWoKA~Rhm+(xD9141|8Pc3Le<^O+N4*CZdJ2D>XWhzV%RZ9mV(U3sZgMgMmoZ
=X)Y5}N*a`JDKKxk4U(^9@q3k|Wm@o5c}}0O2C$C|M2lOk{d6YF44GPYC`+Igf@&jSaWziV6<Rx%((4gcz)N;ro|qs%!|XVrP4HUJWVS
6<udG&sC61wfhbPk*-k#19I8(!Co>`i|>`r0wR2gUbL+i-sMS%j9A7$#3hvm1<Nd9r}Bd?A-v^Rt2!Tk22A+wn45p}{}=Bf{v+;a{Yz;
I{FTlZgnnxplJfDOhnF{w``c5B?t!26fjyzRsyVB7`a<;fc;hA*}!dcU0kD`$__dsjY@arE)%v~n}ALQ-h%l`H<M>Mub3!0Au3Kw2RPs
UpGTmFEwXHyb@(;Dr=YP{{i>Ei?R3u$0Y$&os;ExwI+dTrVoh&5k7(@3za$MWZ;O)ZCY*R(tZc?$wiys|ffvLc)0x1g7_rpaPpyRx7ON
VV{T^g=!qo;!JMcZV*rA*hB*~Uy17$Y=qoRX>oPT{$Njm_@By*Id>ZLr@3qqHggKH*S!W^eI1Zh(V(e?w#@*84&D|Vl>~TNWqCCtArjX
HYPJ*{nZbfnODiY^d~S6dN2iwQ{MtSfXzPhc(6hAO>Ng{`7`uVj2WG`VQl~jYcY%iRkGC5FFA(>?)$OhwS@^9f=f#3X3$~^D#k~I@DW!
Zy>W#G>)giNcX2qrk2k(4*17^ZPuaR!Y-1{8w{@_QCB09`C>iN7~wcXm_TwE50T2@$wY<`LIS^I1=62VIB3vEcmt_L9uNdq=D@O(i`)<
|T~n_k3;U)FwmTkvz+x0sdFPsLY^M}e(l_~~W)t3m$0CR}ra0B7s)@XnnZS#w_s^72@}v<kI9!})6eO=G<b#ExjPXPAgpOiBIYm1W0u+
QGs)Oi^}vcTY|GMU8UCbm^P4U`nR0e)kc#cIRF4KKIe#+@sS2;qv|jD7bc)B+l#@bJ`e3+`|TM`)o?{l&?@9rW^SQtARQwH#8EiyhJ-2
Y4TL09>T}2flb)SBDEIM5On4KFf;DRTqC?S__v}uGuM>48zYg9kTINaV%x|h!1I@d&@_%H0~*#`K%)CyZhtqnT+d}r#=BqS%~2EE2Y?G
PDTbwy41~uYuRbv)zTR8LWIz=RCgE$XvclmAsxBky-31#>u(GX{V2r4Y;*1yI1&-rAy%&Tq?ct~BlFdKc{giZp3PT~F%X82(LS+H>(#t
v(6;V6H>II%xP;)2_BCg$&%ST!w?wg~o)?1wDC?dMl17i+*-ZMHaGaufb-nG$=p+}n<;Ygb?L2c`N;!`6kbj6=jzkR!ExtgVG2lXD@FL
`i8K>cpMHx3-$KPrhghjIrtY5j|i*?if%LHCb?*FAn6b-L--0U5g*oql$t%bw}(5fS&P-bF9wk3JYz^m6o?<SB-BN7MtFjtw97>bP-;c
F}D=@a*<s>e^wG?|v6{D1Eld5cE;z*v7eEZvUa$;2pF7zKpXH_@w{1-gDCG-QKi5q31DE(X{2Gzua{B^v5TI!gLG{^6<iH5B}qw*f9Cr
{ot#p0a~v7rSpO2sB{`kFo+dxvfz!lV@7165+3==FvVO&W>|;lKd2_RDn^f)*`?N+A6H$?^ZnHO_Lfne&uR=;o%yoPn)oAWkIJu8uh$L
^`86^sI;^l|(BuQ#8!holdwWCpv-Mff;vIT-&&IVfs~_2)(eJ$)p5QfbqiIFhn1sHUXY4s<020&Pdwknr)rT(r^is$Z%01Kn&%~Zz4fe
nO@bRxB(h>fruXNw|WQVbAcEY!-S>eCC$?I1KV+&#Wh1zwL5Sd<<IHMGERytN{(+cmOSn=Tb*B_4le#3{e$9M71_Sr)(37x(;Rg>=X$K
qW_d@|1*x$*nlF3}BVy#8x*y9ZybTK~9n(8>q>vfKN0B%Pv1e1H2~&*3ZDe01gD#W6l}H$@EV@cr&RX$#-${p{wpW;q3aHZOHCypd{M$
IXei-aYkG%!9N0Zr^P8Abs@csbSONQO710oGv?J>A6<Fw40I!zca8rHO1ec>a#k2-tp$OECRBsIKe|utOX8?Yh5wde@WH%mxX@)eN@Aw
ufLyv`u2R&)=1;4CA;U2yuWS1g^C|<4l8r^CsWi1JKOBb9`W>8-Ik{g?p&PqwQf6^oVDOox%^Rg{OkWP=JwGEAAJ$L@_c^7({a68yuS0
!nPxR2dk#H(<qVy9iq0R?<PND-IBxBs89MsLl>+@}uSR3~d44w|v~XI0Ne9%ChJ&k4?9_MGTS1S%eUuG_{riQ|Lsrz&c^)3zMH!LvnmM
@SPI8+zqS@Rh-~RTzX~s7#4$U1rt$bLt>c*VJzc);b582pnb?+lhR#)}yWcu?(m7K)fE@7)i#Foiyc&DXq$l+c`fAAfX`)O3Q-uW-m2H
vgJq0iaC&<=z4zq~__yS~zQlSfe6oO=^`(e*E#4{2K~<MlV*1M=rLSy!N+k-TVySKQN`nN!uD1tTUhoo{rb(v{)YRyDX*ZEsjUTr#;$n
H^Z}TGtou*V}alt7p7&H7_XuE~f>xy{Ivt(%`(Es1~|yPr5GsqW74>?tN=CTNU0Wn#wG*=T5b)H}64A)r{9=8?B`)4h$OnzjNf}6V@s5
lwrkuDhDPW=Lylu$L6HvgIrKp>>|%H$G2_$*h%I}IDb7GdO>|PZ`HquWB?2>gRxr~X3)I%-;DU}h@Af2BM#o!R3~qE^SEjNpWW^TU#@*
x@j%B?K_BMa+0{C!cgKgS!l_?ndNzEa&+1y}ky8#~%I{EJl{l}}-lyx9PYu~{C@H(#iJQkS_Wd22KQ7m9?6%oo&FT5F^7lCx4!)DLPW7
J(o^_ifg!_-DnQGfh=QcE`b_Kzp-{w~xKJjSXm(M133lCdSGyX~YDf;X)rBgy`<@qH3y7O}Ah6}#yXY9vGo7JpUgC6roB=`6*{(~+N{X
RXuw(dL7=C=i#RHpEqWfC+^mW|!FVf(4a+JaT%%WgHSJ0Cai)78fPTL&(n-tV$Ia>|*B<=gmm+4S4G@7x9+^%=LP@%#E=u(ZWhZS{$>`
?mdb#kTbOZH5<Ro^_kLwqoyoZ`B^UdS~RRv13x{h0EXX7E^yZMU~%EZ`Ouhh3!B1cId62JAYIiHQ>za&2rkV*!AGo4e$1taijl$K2a~X
mp^vk$5+*^B@gI0J2!u-N1Kp(^}qM``dPiI^0O;VMoy{<Zc7@(WDLIyYmP$;(l9y7H0{DOSZUgQYuRsO+YO%NQ|`j;sjW8t&dlE2IrfB
`CxoTd&3-R%9E`30lr$>O;<57Jrb6>63lato&Nu4ToqD<cy~gl!<syjC7$7vK24wa$Lj9~MpAQPIZkkh6CTVn$k!TrDbt4v^k<H+N#Ea
(mu}5vQ;f!ww$~QEdO!m-|>WmTLnLBj_*`6UAbH54qBUzq{>3z@^Qp<hCcysBqCRG9iu<t(eOaC19G6VB+Lg$l3ZgG&nLA-S8CfP!Hw?
4qd_MSiC?d>>=hhq`q^=H5(f#!ob5z>U_FC+JX1caa&f%jm6N`WZNBZvRSZw>Lg^RiIc;<c|uC1I=;Y2qZ;f|R?Qk8%~wyN(RjJRVMir
QA0r37$aSM`#VYAbwtSXAvxI%+^h1L;O9f4}wMNOd-6yU8C%TfmhH{rXXJ3%VLXgMX%}_)`1jiqKzsGA{fK7H4#NXRroYYW?5O_{7dMV
h^BTEQ7(p&H_=o1E8Q-<1~qe3#@F2VFM^4xiFZ6m8!Q_80q;B43s+IN4g|^(m2GVOSyUDz`Ncp*6#fOBt>%;mT5%LgA5{z#73o2f)6=c
!s#WWg2?2OsUh>DrA=xo8=lNV3oAd|6ZONgVt*E-3%de0Q{{qu&FYy(W6h)g$g5}2G*TPfJiqdB6ShZSPAX@;jmTtQT3K0v@ysds0D4z
<vk!vk^9f(u=C#c935u6e~DK$vZ<`&&I&j_OZ0%%CWD;cY!kFfn<*M#9a?B?eu_5=7}fBpo|e0G7>;e|IKkm$uB4x)fpRcyG!pki-+3l
7!F1vRQTii7}78KBfa54iL#sBi6rn=7B4+q`{`SF8_BqNeYk+Vj`?!QtMI*KM6RXiiGr#4;Mw^GC+gP1ZqD=?+Fi85T%R!zHAEHbNUT(
-L7S>e+tyycW13mdWMke>o~){Z)Y0NW!KUNO?M*Y}oNKt03$Ys#}u*sG<{iZlwr$vJ}px>>a-MCugf~HN;-z4L%LS(*+;tzFok(0=MV#
rLl~VmP50dE8wwX&gJ9P0hUFikW!Nn_yt9RhX+m_eF2tMf>UF2Po~W1iuU7{`~DA6t26#M4t%bm>}z;B+3IUF0f^kE&-nXqccPce6eB;
+QR9g7l0Jfbn?vO{gseOsn$p15YITKR&gE|mgtT-67#J<@<Dmt38wB)yfasV@B=1%lIZzM`UfuYKWw?Le0-t=)7e(cRs!EjZZcG8CePJ
fXa2#(ol>b@Yp*|*#(%gUJIH^;rqaZ)<mE(?D1*PmW(fi&?U-}(#Ohw$}?F|;>pIUkYy@r=@R14H(2Ar=Hp5`);Un1#5Ff>ByG5reThC
-p~x+=@ewWKpphEj~)!0I`_@j#!kq~-B*ntE0gw3-D~hsnAo&*f_3Wc<!js`qo|It|s>TG|jGR3AbAv3~b<5Y%2!PM)lO)f1*YBb-kpK
u)XOu-nGx1l;q};E}F06t+JDIXGN3u6+h62Qhg6>~e)#(vBE1uiiGsj9*nmssT+0o}yD4kN19BYiEr%xi?};Ut?VYAGkMLi{QoZr;09v
43!s~`Qt-akAV0I+~znV4lYAF3WroEg~~Y`Rqj-PzmdPUuHgmLUt3TX;6nU<k>~TW=V1EzHE_39J&w{<g*Q+gv;x!fp752&BrwKsp(c{
Fo0F5<=veM`B*hE5T%zS=%>~}Ug^b}ZXdNHnI1;<7TS}Xvd6O?YSs*Y@xcd^?15S_o{Q2%3TR3;fm%V=hFO4SYgY|(h4Ah@)8P~|X5Ns
|?QO<+i7LODI+9!Ebq9mB2H5aFH%%Op%a+m#@8`9%ADYux)Yyk-XO5@i57utv7;f+edA}W$%66`rXK%}-w%jK+{C&maZ&kt@5r7qP{?0
orN@nIISW=$vhfe^BEuZ(vh?fTE%EGI~h=++IZB-Ea#_EhIxj_Q5OhGLsSG_Hm}E_W*!pj48a(*W^cX<oi(zio4Ro!2YKy}lT>Q5PU#W
?!XvO*azWoOj|~sVvdD0+NCiLa9bS6p;!tH4WT1aAujhG8cn>%_MpAE)T{N26h~->hbwxxDIt1F-O{&zw|dU)~YmpC<2y%lW_Cl?}eUw
N724P60GA5pCiYYMHH$*&^8U{LdO4Yf^Lk+<kOUz+?Jx2+;4%<hyio_p_%(WsPQG2v2%t1m+;q{kn(J$%~gZDSEf5r&)@a#5V5aD?GL+
PD^Q*u&>pIRF*ugTM@gt$c@ouCXE;8{s(@gGE?0BPE<DPwx!~)2;2jSgHVs)w4LY1WY~}86j5}IgoY8%D!s^sT!*l$DeZM;A)};Vy9j&
wWk$a+EUALdQqK{95u<bCBD+BupIX(!bUoI-2@9>iWIJ!QF24*8tMxISZ92tP`>!Q4>g=?C+4`49r<_cRN>)U?dn`MMu%n%?Z3Z^wi(+
KbOv)h*tWaRkgvi>yh!SKxI=3D2U%axKW`o`Z)NJHHtB=CG9_%&+@APtS`KO=V)r6llNqeAFZ=)q_Z4k1eLB~9wUz>6Mt8kvTo4E1>*=
=LbsN5B_uS8+A`;4GPGf%oMNs!Z^;q?VN`YphjSS0PQLscPc`>Wd;cb>LkPm9(tGsn>sLJ#MxX;Y4*oRjZ+Zj6kV0(JD`<%R;COPcq<d
aAUbYSR`(UcNHNKwjA04rA4r`0dg<HecpmK5llqQc!L`;f`5pW*eF$5LVn^>n7yGDAryP>pDkRBI)(X<Eq=L|;qIP!yzH~Y0UqDC%`)|
|;jT0Y#rxGoaDEZ)f`U`y*;@cD5QkJpy6|sjbGmy#59pkc591BLKw(Unl2UA4LCckXH-4VgR}uUF1bhlWS9VL545Kw=kQJQ9PNeTpT$i
HcNA%2Zt#*Pri;rAZ^{T?km1xiM6{neRJMrb~j7^ZZKD}miscL#)YJRDDvG3irr!3E%1gB8m{0*H@{xP`vK{yNR0r4zvGaAWd)D58v7`
Ta;$7ITZoeKzjYNelf`MyZmJ-|(eI)NDkl<po33*d5|Kf9K(V2Kgbf9Dz2Ovr-ZR$kh7dwuDavOT0TUjknWCgaH1tprw}?u|yyn+!eCH
kib28TG<+SsT70pXhW2Mc{Wkzi1&8wdjA(&$MSkCBM%hDK|W_T1rUzAKG^LIr+y<uY6GSvKMnBZUOV*&L6*fb}DN_q|cDPyS4KRdw*B2
$!8{G>0f#eD!Zk=cfAomtoU#_EI?S&1Sa5f^WY3zgD6Pg*1tN+fVnUTp#E!sy@>x0FGfj=d_NlHTM(}QP1H@XfzVhr5gOcS01d}Jg`%n
*Ah=)#oV(!#35m@hvOSjqx}+VS`uU*r5pJuCsa1f(<*VlW{+<x8cwa!%e+YPxPemEThK477_0aF9cabpty}e(c?n$`*gsO;gINIQsG4V
NcsL*cY>oJ{x={LczcdtAM)=hu?VB0~6ulr5+F4kz%&OXt8YMsiWzo);rGd23Grl!cpR|eO>x`oJlNDGPLRMaK--J8~uY50cS4sfv*v=
-p{x3e0EWm1~K)!VE1;TWiJbsXr7nYVa|&5+Yss#1T>jG7>$d`}SwRznpK_>0XXX4C{ygcJ>Z5d~q<I*(>JKY3Ze<UBN_o)|zD?8IYL9
+mHN&A8^>@`E4!WfN|zb7HG8x?TIF+q3;PC4aH_xDEd$Bh3v!^i%`hfo)t0gRJ!$i82^@|JSck4%pxe2&^~<E+KBIF!^(6Rawys|FU9L
u2lK2PCaMa!OiaW{SQ%nJiJn7v8AeAybjy;@7#o+pOxQy8OVe-rG5ysgpVTWQW{@W>#<K$A|o}bYTBWT(#FjE<*CTiML4K(5V5cq+BGd
<GmKX9p_})$nTxhU&LWwQSPwbco1E{dN~!ixDldcglxawmx*$*weqF}YJv7NXuuh+8<7eO7^le8+5h{`6LydDDX*7VQC?5tV#DK~-iVl
66f5SH!XeKo=ue=TpPt@e;$M?ILnq1-1s_Cy{9<6v*==06h-1pp%Oc^#}o^ie|Z|Dzhnx`?}rJwaV`{l<U!vr^|wTJUS_#qT46rM;4&(
?GQ;@M1;!5eX&KS1>rjdJx5G#y_czlN|h83h-goQHi+CV_#ld3^2hKB)7l;oxrQ!+#fGhHutNUJvrK<R_%KGhom-iPK?^9z4k05L*x5=
07o{qV6G;;~<jdBfmnZKM8IlFXiMjR(}~sGk)@%f)<l61b(97>KypcVO8CxRCv)%Wcd-vW?;M}a*37oJk}=j0UBB5gXi}s8#Y-}dSl6b
ymY_i_yJqTbvQ#Diqxu%7JnPNsnc`tKIS|$K(e!o;#2;PF`5SIH22N7>R3Rd!dk^{Erih0v(QkeCYeNSwpVB!4dfNOMUbqG(lVt@psA5
v0cZpt%@w_G#8H1@s^H{o<t^x-^S0JMjmvBxyzk6V+uopr<t<KxR{j7&LqN7Lry))*w)odH*sDS}&hFzLo@X+t$^sKy{O3j?=6_IyPpM
=5B1QOqvb&65s|y@tLV`gI%Txjf6JRV}x<11%IYHrM^hrXH%q|d37{&k}@Fln&++<LkYmGg{-=FoVWOj}`aoWUG`?G>y+m&^oY*7}p&7
&Zl?hkWtfx6v8d0&>JejR6~l@+bM4{y3HLQMMbFe0eW@IlDaWdr$bA=aW!{vsJvPw@K&oQK{xyS}*QHH9@V$3k3&U*%xIyv-K)G(&hwz
S<_K(5C%{<64A&9r2I-e!7tU5g-J45m<vUz&1cEl`MP1H~9PjQI;)$zJ-;gJ)mAiQ9RiMAlVSslkeA`X4Q<xr@gEh@+_nY74g?Kt>6SU
uP|lp#2NJuP#Mi?pQqM*9xZ;p$yY=>YCBmQgk7E@h@sRl(c9{vW=+r>jdh%C?7)MTx~^^0Lv*AI(v1OLz~#hzXsDEJt#(X~&5gWU)L-%
bI0TcTCtcCO|4*t_%;im#o#!h*_90YPvul?H_gFg)4W*WqP2lEb$8V`*wHWy4nWGuI@IE@Veg7v##4N0aJdSn@9JEof+^jBMl7<n?{Li
zAN)D3*c4t$2iOn)jiGQ>@0KR38lRo8H6*n0ca#yv4k*pt?K@H$3c&Zs?`g>~Nx3^_o%X*b{nuLDPX|Fi{KleaFDJ?{Ms6%+%>p>Kmop
ChxA$ab#O1eZMHZy8*UMVk|aE+{uER4UBsIsP58mVaPhmMH+eY9h}7lvbuWyEnPp6ASs-QHEJQX<A@>UTW%p=fQ(jAzUrzd|`?0&nY8c
4wd=0+2hZ3UEssO`dvMMH=gRWVeQ8P=-{X88G3b(8L)vP2zTGCY)kaDKU%Fys=!N$Mzn@%6#g-m>i-pIp-JK7Qnnf@aIW_1Xt^EgmwhH
)Hc+rv3K8V8h&!}iFN*obHT&XJFSPSsAyUK^A|2u;k}H-l79i*qLfABScA~kjaz>sw|l3Gqxa@2p7jV}_cd2r=ALFxk`JyN3;$*B$>_a
x?sg{M&#&IjhtWkrJ$kq1k1R$v<kgrR5d|?(wWw0l+A`5`6}--CP(>D0H_@a6jQ9BMtyg@hr$*1wmcb&_cymb$IZP71cZb*T5QUm&kU`
|iCD22aNwgx4r)}8791!>5WSQ?jB?>!ppUv|%Tfr;4jIu7ail=&ZZ5zrG=$JQ5yTr*kQp{_i_}9(*^xD3Rwq<{do6urkeE<Em{pY+4hv
Rn_dnCLyJLm4vHQrHg<&yJP9_V(D_(MD9tLJ(*tqFXppEr%DJ~zGA2hn`0Ef;fSAW_R$p2~{L@j5-t>K$WtCMiuZ(CbkiONfxq6oJubV
s83ma$9PeP|>g|B3^`7SS22jrnM{w<yIirTKxT4k$%)qI>;PZC;?@jhFeOCkBO=nD|Ey4BehDiPqMBeBlAa;F68?{v2lB(!6Gll;&(s}
qhdXZKlwyqExhC($okLdWcHBtJRxAl&knH(;S{|)e+gqWT9}Rf*fVg?^!mTweENg?Gx}M6W9C}W8c6U!&6jgTl|pTWg5cw*11X>_eC;i
Pe+JmccZ8Grtmz~Lj3#!^O|_ou1}mrZUaTtD3+q83&;8$W%tgG5(Xvkmkz)t)$|hw(x-fL{8R`GVrh<WY!?rzM(kqlP^ekVn^WyI$(f1
X^rA$l9|0Rm4vqb<h4OsISO+fu?pvIw&^Lk3CSQT`=bje80;w5WzKyDf!=TITgXaJkSUjvhx0NL$Qe8X=ZG3LcAQHA~eic0+Q<AQrPZ^
Nne!I3uyE=@02N68jb&aY9neb0hvw-LC#KaSB*bjQfoi=Ipa$jX3xYE-G{!SN({X9S%><-pz5M<L_8LO8HFqv%=6d#2^SG!Keu2{8hL8
0ENuwwxV)c6ZW8do(3hbU7X%`+<>v){LULV`QBO6#8cd5~Tz-O{3W#7J#Cyd!jEio%hq<%mH<bcI@Tyj~7FZ*K-&i5Dj^zrP_IYCe1oe
4&R==fgxYQ3`32rv1C1SLtp+5gV^#qRr}gACJv$vkqrA79bECTiX$~XKNk&Nce;?e&TiX=ofut|g%%dg*$VDB;oH@G7b&x2$tZS~Qn&&
}Zpu6)HZx;6?<JdVc_i69z2?fw(qfDX{MK2B(@1(CukFi7uGhj5hTv1&K~3|EcGRE!lyEyUyCX(E@8{GT#m&D_aJRV2!r7SuF{p`j`4|
~Xl(JaoQVgqg?jBVnNAo<no8VYP&ZT&_z1coYe8&A%X@5ZJGUu6|rXo0I9Fj2e62$~<-(*_*Bg-bca<?UzV4v5Eq8ax!>XoXgFZ%8xkf
P6l*lhkO=Z{+Fokg2#+808C%Anfe&(5wlIgx=l(MZF=basxPn)E{d^SJA2$QAOXbPO-c>!$IeQwjR*Jt3Y~M0f<|EiAB+mMyp$H5z%-F
-y>+`9dvux`ADH6{NjS@Gdn$6U4iCnUnnalbl+>izhH#X}4c<wjVS+sKw%K0?+e#7hd;J8QaMKp__SKg?{PFfsmWU9Wh7WW{@v(A-jd(
vl05I(ePPZhMGKocnG-2KaIzvenMX1G>t3{B3tM};X18AFkX~3yNRWN)j!|rP=BeGKAf1Y+xz+u{M9QTl3K9*u{Ae67ToXOpH!%;r85;
&%_Sz14m$l^@Iup2qmQPUIth>woaYeuc$=PcOTy5&x_TYrydvHPrLqw>n7~jA#1mrcWg`DT77F2Si?OM8AeSp9gN~&Q8m%D>Z#xn*jwm
9;S3p>tTrvv2enx;_27E~Q686vXd?L7J3W>z8LS!K=Z^!u1xdFmB)<>gYY<SMif<r6U=n5ZhEm*O?EuDTj0$yz#lzD4uEB$$@uz<Qs)W
%r^Q~@uj!uCf9SyTjR&;DRio<)0J?8opt$Nm)x+Xb2Dh@H!0-)S`kG(^q2Nvpq(HoZ9WiNRwPYJe(h3erzb_V{Zk#S4F0rXPu&@w=Ocq
ykDMC<^f$=mn$A{Qc4oiMnq9=({q6X<P_-`%g3UK78D7(OMIeOeZX=N=moJyB)%b&GH6KR1tWyImH25I=_Zi<Hi22(^DhY4<kc?@m&I*
Eb~ONC5<$xHC~1R^s==^!A`OTx@3JZKcb~n6FZ#A?gy#|bs{PlR%ccaEf+f%w2>7r;C@iJHzjaHx^O-O4^c@4EEE!;h5Jj&C)wkRF9^A
Vw-}Ds8*+dy{~Vap1hgSfiSDeP${cd;;>OS))v=nN{i&2|>bVWN6rFTenQ}7IRHL3oQi1Uo0}3(=;CpzXZl#H*4(8QKtKq?r&&d(`?(2
J+i<Nj?N<@wk^YXL0xicPRa@@k|aW!_`zzrdd(99LQs=&S2Ze>MiNEPE6N3A^eiV?D}1ZV*nBKuzMwDnc<a8ZYMHo(6(9VpQq{)s)WFX
8j#=Bk$uEV+8oOXqRgQ{~p7ih4z-sKS=di<of>uO?+S8lM(8Jj9qV!3})BF@h#f2UWkCW$H210OitylA9g6r^<NWT29Pv%T1w;kikM~d
{8?3Lmw4ib9E3NDw?yci+mpF7pI{9Oh_avB3_$XOt+Q#yf51bg?Qs<g%0d#!v2V!GwGKlk%T5)5pxH>Q>e}Ih*MFTLkLU_BKhH^F>pIP
5Krts62j`Yq{3H~l?eq%z}FGi8r3FfF{9*bZW1|&-(ihl0hIazh_`qrEI*inl!=((MWKN%bR3%@GE7N4JbAecZUz(0K!>5aR=qy&V>kd
;2X+nDb${G5uiC|B-_7m6aPG({+fSwy1pVkXuE{&sm)6riy{A?Qvp<cZhCf<%D*rb<y>9cP>IHhDt?M>yhwppG(uV(WtEfnokzPmT{?(
K-e?RlSGvYwfxh$VvW%34mvFS|1qVvmE?#%boP;m`E34i=?M$gT6e7(ZmNrOcbLXJ(C)9d!g56X{1*~g4~-ZC@wmbOCWrdwWR8-NUX+A
-m`ken)a7Kd{=tfxx52PUcv<@|qJ+m>}|+$l^BE`wB;HLKGLB?W16B4tYA$y>AK^Sd24men6=^yPvUlMZ}yb>YRjm&RS1lX7_do}@Aru
juvqWae*}+v!QhpMIxyc)m_%>K3KCcViN3k61hF@sD~Fcy7wfZM?lKRPuNf@O46IcjLIBOTW0Vw#}+?cS1L_(eWXt%kA15@6qPf{e%5X
9zf4{oV;UMxGDd@nXekr?9V0UsHWe`WIWyXee^v$wu%V`{c(izbLR&PbtE<1OCVkBwU#}Of3|t-NxDVcmLCHqe)Wg`@2J@cbH1hOP5t%
e!}XWyGo|W2e6i>JmhUn%%I1DEbDOU5jfoH9r(`YKwSVk|QwLUR10R3<@`FJSr}+2GEIqn=t9*Tx-=mj5j%@EU=db&v7mg%3)qGMvIZ$
={>GYXDZ~V5s$q<v9>`}T^aLDRaGfgkMvAQ_WyZO+AFCrFnuQ#9u=l65hsTXShP8nH_xo=McFmGV&Y^&g#dChpZUdrvC+H7v;rS4$5R4
aP_+K6&7y(Yr^wPlwC`q9}hlL{Vq>l2elEjzwfJMG2$eHM)KY_+s&#X$$ApDRdl`*3cvf*v8c6<f{!w(bS3Z>fIY-Pp8aGI{sHgU6MVO
nHP1KQ!Z)9hLqwW?fFR^I8*43g7d4zB-^rkDaTd*lp_I{e=~FB#{d3HqP4cm`2lNWTQOTsP*tpEv)b7#2)?E?WdyO?%)38tAu{rZ+EF3
w#Kxbes*r^sNW8)Uel@3pMmc;^>1dX^u?<u=kv;k+!!{f=X?67f)8_lRY$$-{LQUjy4?3PX|4=;bg2KH9aWbnO~|d*FRf5@JZxL{$G82
fc^w#NSO7j5dGB;BoD~xPq9>us2M`izqM_5EBhlLYGx2dh;3)FFGc{-93R?%}^trl@flN|6JCV-NMh0wb|4}W`T6?(57+y^rNo7^B#ve
QB>ex9ej`Z~IgPL&SkJqBUtZbk<H|U$Xsaef<R(B<|HWd!*dFX1R|D7Z6c`x?osSs)o<G>&e|1Ba6$Im>fLf(%q`qs(icF7{r{6nS3*0
J=4-~H(Af7Qd%=ATzdu<SGZ*1x%5_u9tX@vHAV?LDOTJ?M^xd%da#@Ov<;Hn^IrxtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgoFnya~*t
GSx1xtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgo}pW7J1?Z-<IpxB@FWQ*Y0R~7r7q9`@HDJw$=
zEBkR2i*QDY_&N11r_^!hTA@s;31{qzfY;~q)J6;H0<};eO-mEyeRGu&k5JDJNr?L<#T)<ewVP{=l)Z3JA-r2$Mftn%&&Nzn!OL6Gv5#
UOu4b|L9NnIDwRg<rcnb!bN#3Jd#Jc0BHTm8?xoE2gWU^2+<!GUezjU7d@l4!rRMv}9b;3e*#6@gHTD3{Qf};f{ND|~>87FF*yl4iM_e
BmcH4BeA9x3L_b~32Uj}wA*$Gt%&l8%;^0R-!1;TmZJ@<Tm7hC=s{wmAW?5p{_<(M*mpBtC3w}tr{+4I@!iLlnhdOym150#3s>>$tW(r
Deq41}$|8R1t!_&@nCgb@B0iiqe>d<X89cFqHskGU1)j?DeA+(GiW!qd5X5^Lv(r1wCG^kX7^uH;?}e;KhJ%eFdK-lSPHUyN*LbRycF-
+XLy1M?&a0};(X5j~%n7e_vS*738?C$@V|@z1w@jj}r)i##z;obp!h#OYQl;x$mdg=~3kt`OZp`DsM5{x&BG5ZNjb$6Xc8H?h0Ew!OE#
nRxzX^iGs!P)aXEN|?6aC(6_V78a$zO7!OCW)%d|hOieQs|^^2XG``oh7b|w%UP6H4w7dRIS~^%jf>`ii1}aAYw>lq{BL=sEdv6{Q_MH
wM<6_dSh>l}7mT34%*T{<hKWqx*$6gAKXp*tR;+E^38$m2;zvZmjF`#g(#<^I#4<+lSgi7w2ropkh~jTZs95wVMHEIv-psz*L@JM@k1(
$iqcn5GI(p00SmeD`9}vr}2uNm*`@sZd_L5DB(>;~`?WRkVl@kOh4&tA5QHi9Gbp?rJoy-hIh;(^~04;>?5%c%0?|B3xaFCdpE$j$HBw
nPi#HzMHHvdxHXIJfmnWE+VZ>4Tx`&=dcZzDG(B2|!aqWLzj8ztj+ss5Gllw=<42@SggwW~91HKt51$WAEUPrP6f^<V>=D3$cv6s5%fB
7w;`*S|_9i84Ehr-ia^k*P3lP#RBh<&IqcOXh*&d=CGDc>ILOGzpQ(Lb)WT9AY1$JZs!dDa-gR{BO~NAeIM~XNZ5igc2!!{%2q$bT5MG
gx_785VT-;&Cl?oV|W{i!vO+nrTBT_?MOn*Pok8iJ+Z<6^7W@AFo?7FEaX6$Z6J%?VV}*3L)}T)z-CGqJ!M%v#=Mxo_rnZ~2$85a0#bD
-e8&m@+8{DYi5ZkdgH-wuVq<QI`NzSNEt;GV(LITTkSrQfB_a|rg^BRLpf1eTAJ`ueC~mwc$N!2qphR-QzJO6eD8$zOkz;Cs%cX!vDjF
y`qNasmGlYQ16eJP@(N+!-kl3gKjI-hwBA!@jcdfseCYC#lmFx&bQA!e*NGXUAF#;48Pw-4o=9`)^00>Z1h5xdC7t!|Q#A*kNc~JUfBE
x?~YUf!7#|ZBk5zk8@nrMARd@ntw<bY2$|CCjciEVy~6esr3r2+yF^A90P@}F{yXNlC3=KhrL&&wiV4|)+QlW?>Gptp}dC8S}#g++_;E
<dYAAw({NtYk_A!LK-4QXKS49LsG|JfrEKnHd()syqO*+>@=R#o(}DVa`V>zpa#_D8&a5#UY5CRPrAqBO;rf2tHEo`6`F@1(9+B5j>M%
w)gn;wSoPt1Q5uZHtR}C(8YxJ3-ZSx`kg>I1&V|OL%^(Wtrw{*a)BYl#zi2-iGn?5yYwO%MC{LjAhRtvz@q=<=7IdKwwRH!%4F6<tRgD
n-10S#!8{Kl{+6((%za0c6iErKPq4~=h8OJSaq}WyO5PG{MlRkYCmj1eoY?=wLXY-wi&G9K|3U%~Vjp}s6fwkNF@pGA2_GvSH|4}cAr7
5I#Wr^&9t5k?N8vXrB^|Wbyb|uVLKoRho%sJKF|3mLcnR3Gha@OaE+j}XG=@~5DEk;~{QfrUPuVI%rNtr2Dp<+at>o_~c8n-uL-$0<kF
DhFR+J=4q+Lw1A|P?>{5zi~Ar77H{}lv4{?YfWE@q3-R9u*%AhR5aA7aOLBoYII6nh-DUSZ`4u_umIf}O9jKpHt7mqY+<?#(FhncSmF9
L0e^Zl{qF;YBC(L`ZROMu;Ot=hW}bC`D)-$ODjtdSo`e68Agow>)|(RfWY>s4|ByDXI2XriBuK|2Gm?ASGa1G43Juf7Y24Tka6&@{7p)
zr@C|Qu06xalA-GQU3_OK*nM-SOaE67C_?xr5R$H&3X~$mN?8rNW^O25V4%K;17rDjT8$fmS}Q7!S6<hop2qotB}ZlftHDr@Zmo}h|bu
RUw=k03K>hN(YjuOXAHPp9gDM(m3R~-&b=U3&}_{~ka*O=>V>j6D5NnvX&{-%TrhUsF-{^0wt$;hJ*?8Gnq3e=K$>tsiW47pMlbSb5XV
?SmayOyOWCL#8zsaD&OtMmTP1-wrbcYgiPe*4p$8)Kp(~gV@>C-71~^6>h_oA!Ble^<`G5OYq6PPXg$6+6EaLqrM4WzM;Zs%)@O~<O>K
O@NTlkwWG)TSAjMdN1FvOXLCB<2NVogG`(6{-RVZ`xoixbSO)fg3#0caw}W&cj!5cwY|8R->Qz}qqUh>}qvN+%J#Rz&PGl6cOn=$^<H(
j3_%M3Q+U)tzF;oQSG`h+|S<n|~+@t0)YQC{C{<^VlZ$NGd&u^8I8fH#WG86kGf&%XJaDu>&*g$$#R^DFKe}Ckq~mGeoQrRgS4e*`Wdl
Q5Jz9#HwVvLOxR>Ty4dIX7Zw>*=N#RNtw&aE-EC-&ShCFK)xQ5958XH#70BehM&wMw?v?b6Q2N4q%R`#^T^bvgXkwweylxtMHF7e2+i!
Kx2_i>;te9v4%WpJbbuY7me{l>5}9KmJNvHhe`+k+Ffws+KM|Z2#oVn%0THET60pe+Dk-cd%Jv78{7%JGkWTG>LX_~Ig)XeP&Q^<B^Gq
ZuX+#>Ekz`~NKIMd~2_Ot8#(kU_HblXwwJYev5miavo0)!zrLKVp`EUfp_(z<?Mu=2@5{HgQu}mW%<#++J5Ty)ZA_~LU%O_!!@q_~XOD
qO6&zi?=i4<7A%b2l|hywVNi~#f)agLb1$BHGeJV#%oOUQrSf_8QVv9bB2qC>$WKpcy#f8=)tC&@()d;<Tz16D~)QKBF*LqwUl7JHqC?
xKui8~P@qP@2Sx0A`dak{@y#+3E)%a(mJq?>n%ViQK_TWDu5;<>^auiHQs|iu4yLzR0#=UrEA@qZBA&FNW$MKZ-bXtrM|0vj+Z5j3j4P
rV>D?JCc_-nETI&JOGmHQDO;A+eWpB3>}K<%S2TJR%yX!(-3KvF`vny5??FI2`W(}sf6A<bMmxE5{g}4Qe#u@<0M3i{S<^cVWd?Pf<%^
9QwbAGS?7o-AdKR9qDv%Eh$x9(T3#TSltelM5*#h30RXcdAXRD<B_z{P<|(G7_9DdyiK^yKFoYo`S>t~+b}N@KobX^6MrJ}W(xMCLO52
RxLQFypr5Tf&Gbn@<J~k<b&(*W$=W-c3Dvtj7WHL62C(B7HiMAjm)EXcX=wg?GNEJvZz;^xl0TD}ms96T^6ToopCrV{re__2Tks-<RzZ
IntOIBntqOSkc&@j;q4Gc|j`Hd<S9|TdU_$o{8KedYe{7w8KcX6B1B;;JuHo3!0v66^w25GVc2!sn%suF5C*(c`du-?Y~Uk#a3Y24kty
!`x1moClHj*8HDZ-$l`nv_V~QWpDNBDTybi?U>8@}_~1$|kC4;cK3y2C?{$ueFn~x_Q`?^@SHzVuu(bD#tOigK%sv=~aQbqL<-ij>UB6
56$Y)9ETRAI9l(=)2N00C@_mxt2@rD@hPsLn-a>EIeKQL3;xd_{WB)^v21ZRZE@)`{Qp*K89-i?W3@UMA})R<;#_r+_z>$>B0^|_btE=
Xt?nEVN+S{zTO18HJ2a*4C#f62K}odzv;bMTvr<VkfNiOy)M6+9-I8c~xWHjaw2jZ&X-PCGVM(;YBsnRGR{p-&xKt{M7I}7yp&!W`FNt
;@ue0mOb8ZznD~T>?B89V<q?3%Al9oh^<h!k%XS<*dGM<Rc4Jq}6*rY`Zvfq-@K<t!66Pv9N-dIVrRQ$>KUn))Qmqd$7qU3=YV#P^3dM
CEIo&VF4XeVAti5v#`z5@TQB-*O?q{gX39}N)YlIS<tD7!OK3;`ioXXTP;uu~GP=&QD^LHl2pMB64pQWE>VI3>|UQW8x`6BmdD=Ml5fA
*m?`xocaoB-&<s6h|e|HkExuDMC|%l4wxW|HKx*h@~lG>$|4p>!(~2?Vx6XIMRJ~j!Re)t*E!{$PY(mposh_r(PhDIw20KN1SHhIuf6<
^|uEyY_~Qkd0b37jpmi7C?yB0C?$aW!>rEYlthEP7*)1IfGoMtfp44wxxSQ@L{pTgL{Oybi6jS&fW(a;Dv4Im_co|R5!cHi4mK6?lp>$
oPc<lRNi@he%m8uV&L&&cnQ2p^lsDplA)Ewf6<wK*(K>M)RwXh*B65XhrzBdszlMX9XuA-C6vN9biJCx3T>i@Tr#!4;p(=%vXkv9ti0w
a7LYQKlN~-y6Z8&0^+9@>%WRXjX$nl><li9J>h;83&OQLz;My!?L%0X?(wjXwr;1#z)v4t?U)mB1DwA>n%?xJF+B-)P6Wd{ck+bFO!Lz
2i`GKxiWw&pu=rtgV;`%gN4MeQsvi3Zz}Xs1c}6i76NB;`klG+9?!7TZ&<c#s8n9N7nseE_65QC(6T{rwNZj^JoJ7NP*~%~y-l0>NHMb
FuKhtPeyMN{~{nGSsF@Vp~eKHIkUUM6!92$OX(;!ia*rut+7V|JG?qv|=`kwM5!l60NYwoII7%Zb`HwuML-`AuEZNFgqd6Qr5r*lL<57
tRz}wv(xg+DXG3yEQyvWOY#q*bW-^bl1f(z1pZ%^M1zwpQJgI-DXzECiSQ{=6i^!2E@{b&yd>Hoh9%D2qb2Y^5v3GPIVu*56^Q^6E~P-
Sy&SRGKR{Xc%KU$n-0pQ&5-sO~e^L?+N~x|2G6|fNWjdxeVy`6B{6c|~5+>rTB%0Wi-xO<WD57kX%W5p0`{QL1C-MeLq8<83O1fh~3H5
);x+hCm`6mT$cG9kkWjorqI7(0w4NxqHjGg{ij3t#)ABs_f$2csx7VY%v2+tCSL`wd}dKW+0nAj?NLW&<&Vie+^j`&~7yHb0*Bqh-l5v
Q5TGizm~B_%A0hJWDyccyyDo6dqQsr&&4b^)=w+{G@5w!1}vqb+e|g@eT+ID0x!`MX4UOKu`g+alsU%n6YrcXR5Rq$C=ORT6D2K~=KWo
t8xZw`jsz{oovrk`n5fH%+?E68iqJIws;`W|61J;#wrKG!tv2M^X|ki>!(BMJ4;Q*?6LCW3$Q*LSnOHxifo#H~`#4DapgZBHIRlNHK+>
19~COY<j!nBgK>F&Pt-C8z6|+QJJr8`BSnTD<KX;MgP^3Xeh=W#Yza%RT51kQXgavLwPa>fRJYh=A<;Ga%f9_tgP5tT%c?lkNgL=K9T0
4O9IhED!<HG>{cyD5oLw_rb?n688&Z9fjB6MwuiMX(wq^mhP9rBh_{Cmr{T*~0cEEoS|YEBY;z4qJDd}Hwz1raQ9OIGIG+={+a}qTM9c
k)r1)g2e18SI-(kQ1Wl6NH+XKYWVW}k{@f(YDxF}zfBE>9;w#pi5Su7~Ue<XW3E4w^oMh0;*Vag@JwmRIlB%6R@DLk>04D#<vqHVTzcD
jX%)0lvL`XeB#TOu}_DuN_-D3z}kdFsr8t5gy#whZ3r{#mxEA5QK^q(Dks?kMtHNJA@DKiNMA_##RoC2)9^I6hF!l4vXbljwhe!A12iv
XW?u*xl{}M7ZBlmtcMhB_zdDP&~os$Ztd(2|OvaiDE=V9u$@2l!7RJBG1Z^Z|v>FrzMSvi$p4;a1XIrOp4*`vsV%=jswYmAB-Z>`LG1+
EL)t}AVTRjDfUaEZI7j?WVR*I|G&du#gb@;5RSY__(uK}w0sjK(Gp6dtf``me6u)W-VTLWcetYz62@f_G}+c#vh7#wkvIWD9LGb86QHw
6;3U#K9fl%`+pQ>PK!~?<`RBeVdC1p^8`ZIPErzetCLSa%iRN!Wi?<Xb@_;f|9>p*=zu3V@N`B41x4<w&3>Zc0OxdDtE<?pE2~>Q+Bc&
3TL`(MCBV2`;@G~&{w*3@{&aq9cToU>Q%RzYq*!ru9jF_SssY6wyQ~8ot0BM#wKYs2{B}5Tb@`@_aYOw>>i1wwirf3j*D&viM3&rfm2!
j!q1hZvwAOemcEr~WKixJ5_-lA<u*pfR+7D+ent7y(kRhf%ng?fE8h-3>m$eMX`G$8D&Cias{>i^}tOo@I92tcw)1TdD8Rf-5dtt!d>q
Ct`s$o=f92-Q=TQb<7{Q$YPMlqLX(>kGu=r^FO1jRBa)DOrC;q){bXObIM)5>@z^=TTe|P0J98%9$ts-}1karWuCF>YligXpodd|1Z%E
zpI7#e_I=flq42Mn^PB6Dp4}|zabj)*VUGfG;ajDFlvd?{$CcNyPB)Hnya~*tGSx1xtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgoFnya~
*tGSx1xtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgoFnya~*tGSx1xtgoFnyZzx{eSST0Ur"""


@cache
def learned() -> Weights:
    """The weights that the levels play by; WeightsError if they are those of other features."""
    return decode(_LEARNED)
