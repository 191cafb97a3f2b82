"""The evaluation's weights, learned from 279,386 games against itself (see docs/ai.md).

Two numbers a feature, as in worth.Weights: whole numbers of 16 bits, SCALE of them make 1, all that always
count before all that count early; all low bytes before all high bytes, packed by zlib, in base 85.
"""

from __future__ import annotations

import base64
import struct
import zlib
from functools import cache

from nyhavn.ai.features import FEATURES
from nyhavn.ai.worth import Weights

SCALE = 1024
_HIGHEST = (1 << 15) - 1


def encode(weights: Weights) -> str:
    """Weights as text."""
    numbers = [round(weight * SCALE) for half in weights for weight in half]
    cut = [max(-_HIGHEST, min(_HIGHEST, number)) for number in numbers]
    packed = struct.pack(f"<{len(cut)}h", *cut)
    return base64.b85encode(zlib.compress(packed[::2] + packed[1::2], level=9)).decode("ascii")


def decode(text: str) -> Weights:
    """Weights from their text; line breaks do not count."""
    halves = zlib.decompress(base64.b85decode("".join(text.split())))
    packed = bytearray(len(halves))
    packed[::2], packed[1::2] = halves[: 2 * FEATURES], halves[2 * FEATURES :]
    weights = [number / SCALE for number in struct.unpack(f"<{2 * FEATURES}h", packed)]
    return weights[:FEATURES], weights[FEATURES:]


@cache
def learned() -> Weights:
    """The weights that the levels with foresight play by."""
    return decode(_LEARNED)


_LEARNED = """
c-rl~2Y3|K8#nsS?xr^qdhbmLC{+XjMGyh$DuPH6X-Y>xQAChlq$9nG^dh|zYUmIkkdQ!n?`5-X=G=GM?#%4$Zle6Z`#kr%qhWV;
X3w1RmfzdXnj0sLZ1d}=mE~79Tr{O=l4kN>XFi(}kY4jb=LapCZ_FwSjc2t!*}Z@3FIG%lvA3{#RJ}6ZTl$C2>$P@#uL(^DrER@4
^g!sA)?@l4EJ|uT?DL^3K3V@|-(LPrw3;FLy;dzwZvuVh9@0E`Fs9&Jzk-i1UXCwwa`=o5zR?rk$)0mXdua6BG7IVTA>-f8Ja_+2
^RyZ#f=jKKbv&!eRC;@;VbsStQ)dC}4qmo9z<4x%Py0jfZ5{t2<l}<ueG~70@wnowyS1mTn8|E@ze=}5mduQ)od*~6pWDIX)2|8x
|JXj3jJo>X5Bn>^q`URj_1Ul^=GR6&a>7y@?rU(JR7#pLq(<AEuX;7{9rRbX;O}OKUT^sA4`l15Zr#5cxMG;`*uD$v-paY%v1p20
FKAL>Sa7ALD;|$)R<=}=fU(B1{vW4|FB|ZzreAc>kX9!<7IypG_v3aS4D^R8b@nx@e|_hHkVnl<$MkOU+sW*Wp<lx%`pFyG9T`(N
`>A$ac<tv|bN^Tt@%g#rX*ciawoZF^*4VB;Juu`1_1hfJ3nQAp_N#S~iM-$3ePdwr)Z+s;db|fU0{8uW_)7Qr6*FgzYd*5yj{8^V
+-v^)^IFZ9tS;I(y3x6L$!&hzl^*c*1JBkITMjw&O53;D<K|7y?Q5RDvB}0c+0d+LV*9Y`M@f}No%+^Yf8*AT$&LSPZrs?uWw*m*
<Be*=wuImK?pBLw11?QynLc@D{SW_&t9ZY8^VLIoY}xq1^1DUw=!yTKJ09Jd9*7GJtothL-K-Bf-f!M)W7?-{=d3vOU7Q)<62SG#
0PLHH#~>U70JP@-7#Ia{U;qjTerSZdPz2HgzrK7Xz>W<779&9V6WgUk_8&d;xVr>k0$$6_1-MOY*ZuL&5YN8*^5L%W>}w}O<{|bq
UASW#zzg>EK^uK2_rZ01K6_|{8!Xs2_;Ahp(4!*2Oo)X?fAbeI@sI5&xdt~@71apX)*Rp+9X@^nf1NP^xG?~g-V=M%7UJD+=4lP$
`78X(2B59oodr6GwmzACHgGc{9LHeo6`TiO+xU*M9hd}gg5gffc8UNu!}qr9+{X{te|`qNW->l&oIxKiUfpKmMv=>%MB%f;fsl%f
5#&cW!0Ee};Z*s(u$r;J-+ROh2JrU*@WMVBLLvR77nEAu!N)zknf03mmL|BS%@yszY!f$eG%gxEVVhALxhrL-O~LLM9*h4_02%mK
_p~rh+o35Zd_ZB_%$MxD*NPT~X7aCNKv-|(kz}312a+Waj&wL@?Y0+^k{^-*<7T^VnN4Xc^#`cMem+?I^tjob8V`QVAHungaD%XR
{={3db>}D_kJ7ewZ|DJ%t!H}Jfp_HHw0>a1<$&rzc*Vq>m;bT>cA&L*c?otV9RgDF@cl0U6;DD_`Ux<hU|UdtLP{&1a*R{})$t$v
j1CwBKTnDVuVZY_4?wCW1*-q0gQEw)qf$0}d8(~0EB(WP=6C$fi(m8&UEkR~xld8!1EKFfxf33@sDhhi_AR~Vho3`a?Y74Ja_q3W
ffh!C=^-*gHHd&ANNH1%3diAlz0idK{M(I^A_^cM>F%92I4S3`KUu)tqGKnkDjc101_z%Cnyi!f`A&g3*%2Ub<+owq{qfHRPX4qg
ddbb#ekkN-cQm}p<K|{9Tw`AcKV`)dwrb#40aqT|TXU%F(g8T9&GtVb!Sj$MYMcWjPEVxeF&wQAGqvLvZVkY8cMmyQ?$1&{j1|Gd
G8X$8oDW-%iu1Xhrx}0o{4~GB9l`lg-o^FjlJ`XAIwvotWL#vT;;8g=cu|I@U^6$+Ch!5rABFA^^Dql?OtBEeFFVgO)gh-3%9*Ie
mgp_F=oWEZAn-f(I*s3_@UJV>`vcO`cSORgCa2>jEJ<{WXeBVt`zN80yky$`uIx|^11Iymw{tS>{vf*^$Kp6_Bl*k4_$#V>rj<;`
Mzt@+LyR#6U&lgrd+vj0;3-_9c-Bkf&QoaZbbyfjWOy6_kcOXJMg6t0AQY0j0zAy?0+*XYbpCM7U6E@oKLHh2#T=hs7w6!uP9(C8
Ra&#{p~#yroL9!b95~lW(Y3OQ^X)Fiue?qv&N<<A%nX%Vg9#P`<Hc&tn?NxOKtmcq|AoBlVAtK0mt--oWEq1U=`jWhFME|5fqL$Q
1$-V~g~{=yAfU}p@Yv%n_<O$vy9{$63g`cc=j&JLr7cf)PZ<+7yHc=@sYk*LCSCT0)n0Bp+m@-&vGkgQ^tc#o^O4uPKcVa?8cmFT
m2esMzZ%mYC#E@chKGPs0S=*n^T&5L;U04FU6>3t0H!|#nD#BND!WfZt%>AWX&v9qXZ4`fFKb|4=c?d=pLmv<iQ>2^<n0{*v&-Cq
+_*?~czw?d=H&bU!#R#$rc!!to?_|LY;OD~;VJj}Lf|JKo^K!$kbVoZTj`e`<(ci#6P~hke(Y;?Iy@gv)mj-7x%(AI+acdq1V3-T
^rgugk-@!s_>c?YLa+<H=GB&=;`t>rq%MwsGReA9Q5@mflvxApMItYcY{%D|<mdZ`%T_+Uem}`Y?Bm1UoFFwd;>NpOBdV!#Jc?ni
XK-&)psFzLLRs@B1U)S6<}cyqG28U&8>y_xXI|sFK;6X^Ew5Qg)z$4ILB5r1i!*4McL^pb33l7xAK!WF%-I&V1HE2<wYKqnJBn@w
?cg}d{(0~<%!bcYxEFb9@O2*G3>|NGIk8R_+&{7a>T5rP`)`lq`l$ppWcfh$^%|KbP6%y-OgIa(;0X8bd-y<2riMcjM>qAon}%>g
%5bC}4;zXCVaW2=|8&##Ln`doIqU6h;+ICCgy{MtWyN^{H3pJ-^Ur3LeUY5;+Zb!BGz22|e}NjXF@)gkl}4$w9)3^=#}xi`-G2NB
5kt-QZP(n8b<ZaOF|`L0RtD}?ECaJ*53pB$pb4;oKiR^xMu85$=4tAt1~49B-H*N$=$s#TJ*bQQ)|T}lBatg}XZrH;=nCY<@R(KC
ot>yqxY7(kTw&MGy>R{RJxMq|(F{J%$mCe>A2glXpI%<;#`v6JKYtjJm6I}aU&pNnYxWsfrjgIGB&uiG`8mxRTuJx*IB8m|#bx?_
V?t?t6G#3Ja(WGXT3>h@&cGd14Yyzy{0co$gyE_@LHzF*h8P_6>g&}2I6hdn3*q5OSX!+-)O=bWW$z`RjV74Wy%th_Z)oGw1K!Jz
=Ad=@&p&f|E+C~Z`}(rfb50CDm|meWH}LMjjSs5ev)Q8q+z`;$UVP@m_hXO0;LQRJJ~ys~#mj<x$CxTGlN-bSpOcn!c$tByHuz^S
uEEJkf|I2m14F7qW6LdZb;j09Ay1%MZL4APc0tz;8BJzem#;orLIggvp6|r54+aT+|Ac@NXUc|Rk#|2p8A!1<l{Y*y#o+vPv0i@c
*%|+RmwoGwg5_17H_<}j6sx$QfUfc>;Zf#$C`)UIW*Ht|pnzae<l6{!Ap=(+j+BA&IYpKVvuxId)~z993B_^eKz%|i78pmsy%r}K
2rNZO(oDaP{l5G-ynOY`kZU^q)auvkPP^+DYsX!G<4mNZxD19LasK1%*{=%rtS+wO#l|@H&UTlpADjdIZ}`CXFE4<{k_T!^)3@1^
U)a}go~PU6D|SZyfWHN!4fWea#Q0>VO>idkie7%P7jnVU`RP~g3f5w}m5ZZwYw9j-e+cFALXTx#t$=;aPe+cogp2JW4ErlI%AvAf
pHEFO%{=m>^|>KPh3ilg2E)e)75k$0yNB9)IocQ;9?miQeS{qP%mnpN=47E^8=TC*LK{-L9fmR?Qv(T!Tah%+Kw`>jIMtk^r|j(y
I(ip?$B?sGGsEsfub6kDFIC=L?n=9#I&%5}5qM1`lD_!57@7SdawCm@VK9Zo;L9_|y_#Glf}Dv>i)-ew{blGMk-4M498@7^a;nEa
J7M?jen;l-t9ipatZD3>%fAiTvGmGTzlf%nFX*4Nxwt6%ueyEG8qI4S{_x(>&p#X8YtWO{*Ox_%ZXCL|YwUKPgDnFQ;Z;DY?TVDL
3)a9X7=gTa28Q9xdmvS!{ka?0Xer9$8Azc&AZ)&kHi&jBz{e=th9yA%JypTCj5kbQvI1T$m<E><8bK4w6A1L}0^9DhFdN$R{Ds4b
Gn%%U%)WMMag5`G6`Ha<etZa7-0MH6b=l({@VMw3{0};ee^zS(^8N9kGUfLoKh2yyz;q6A;jfpk-srsse)L`*RAs_p(8Y$7o4fY`
R4p84TKnn>_@rL`bKX3w{XcE(R)3%P%2xb;_uSsc>n9EFF2TJuzzyZEcyvQc$P*=!O);V^{p~ll^GiceK?m5*i#`DQs8!#<w4Z81
6aS0s+b~F{)_I>J*%|Ye1Bd^L3=`7>e0Dtk;%`Bl6M^z8SikRq+}8mFeh)&qRZxnCwCOy+zVt#z>MuRv{{`B&VGqGnvqPTm2e(Vr
G|xd%RM{h_^UU091xt=)F48O6>wF^l;`)H8?WVgWE^kyZ<X1cXI|Qu}b-Y4_^$kkD-uB$v6m9EUOOf|C1AKYW?y|1aGMHI06#8$T
4O41os`3Bk;Od+`czWT{vkq`|SsR8@9(&isR1V2OG<E9dM%uM@m!sbqdh?SNWg$QMT>pgdQR2r(Ebn;Kq<x^;)w?Mx1H2}$pJHkJ
HC1D^1gSH)3Yp0NpW~_r!$??#a`>t}wl6B+kQr!D_PN{apDb<-)8J0kH9&lI@X@Rg_~<)MkKF=q%gvyu_tG^D&Qx!`r6t{L?C>M!
WA}ekZ+Ey8+ai;9QE`3_lyN8GGQo2CIdm%g8;o@h6^&Zm{fF2vNR2ss??Lla7}=DLEXcdsqw~dU<Kn7*yV|RdCA7AFV@F;5FAZKb
dFGRnc=>u*a_+$1Atweks9&%#jG>o7rC%WdN+H)3L98G}wSp9W&h-G->3ba4Vw8QqAx|E?gh(2%oc97afY_<)VOZbu5v==R7u?S(
%ei!p6f8kQU>{V7Mta`K;qt0QS37X3fpa-=O70nt3*&hIR5EAssvT%Qo!I-n*L<`$5)VvywSF#s)OiJ@BVSwIeFEvh&`%%v;rhZp
LOUp{NIC3qE2;g>9#{AD_c=Mtvdg-d{)t|-a{Px_pHv6*I16U$`MUxlfdsCvujsq@y29#zgG!!gQv7I>4-50oK}3wjdfx7B9DA2?
QkT}N<`1p%C#V@~f7UMzE{}q<r_L<fleOvkp|r4msP~8)66&LJm+8>op&5&hTSJvf(JwW%viBRBi~24vB@AMJgNF_5)N^iOFB8=M
^z{dj{SE7yv_Fc#<g7pWXsgu3u}w#8rAfEDobHEnoLGyOWv>P~XhiV48oZ&zhiAfd@ZZegNzev6xJk6*E{Pv_A#zJ=0QB>8-oH|1
OKk2RVC+%+=gyf2unYCs6Tw6N$sY(BKa$+QTEMdf<1Py|C-MiqR%Ot<pOtqW)hfn=kq7c=)+1zs@X>b>CL}|?vB1<KKLXZr_7Aj2
{29j~$fd}?$=Upu-bOx{X-qZT{M=YEbx`xBgNH)<30i1<qACnXTMrS#2((#-c*Bf@7>NC?&RM-C&dJF-_gG&P;=d;-@6T^RP>N=p
+YW$<?*Obs+;tcqbL=nBjY1vt5Wl+#@2iV?YGed2w?|?ZXik1dW;ATi>#cOb(%C7@VNP3NjB$>Ke<P(XRKo91Mcb<!;sn;@Zf)jS
JDT+aqK$UzC;r|TGcTL14&p4amFBfqRVV|EtomdZj7jSRU2Xocr<^Y^O7h^oyv+9$nrncz`LB4-JHq9Lc)o0+O;>HewhP-x*r)<8
@>sDtMYj%GkE#MsU+~v1Kq@?jM97{e+?*h^!`Sml1Dvbh-pYoztG5J?0G@iQ0`G%$uWR!|R;h;cXcF9qf~iurjB+-I6fN!c62WdW
_#Qj+g+*n;8#pJ&eJI1fV#kY}h)A`+ZWhh`GLG92mnEj;><?@R<%poD)Yzwn>bH(VB+hRs`XEfpU;*b@xb<ZetnI7dU!^4?IaXt5
>j_K6&V3Ntehn*0ZV<4bS?GXYl9YwZ!j>Kkio|ee$iakk$U#~<Ta59Z$!C=lADGCJxLjE}^eQ6+;t(rj2k=rwRDCtMf6sY0)%XLI
pQ8^M{R5KYU^MOXu|H?<*%=U$jM}3IHf@1VIlPg=StAl*k4hECQ-C;T4$F)6SYXT_8T?v2-j5$-;7JPVLdsVqiUW_CZU$aV`DXKO
KE;s&0glICt;qIFku)W+Jn=TpW8?2_V}7aH3KckOD_y3Yk5&I_8bKa}+MXMS-J-#XK0bo7rfRP3JQ=@R(PqEaHsTm}2FU_d0)A^<
V}f>q#S`WydAf-zb`tVn0*n^4H7*Q0>t3qjKjIpUYSRFgZ-~uX^)YKrfZ#O2J|MqmAe`!@&w?JP3;l9kQPU0GL#}Ioa|~)KRMDIk
=PjJV?^r507TNLM4hHguj;itYF+sW0RP8tvn~mIa%diD_mD3MN?kRNYXUFZW9JM>MIUjRoU2m)=uUdhRB7-V~;tw9an-h~!K~IN?
c)k|lHiL4cA^uDAVK4qD<><LAWUT}};V?8p`VN4PIsFlb1XCBLv62mCPz$I~Xs8;5jMNza15Rnhv&@iKY3sDtWj=iRMXmRL`0@AB
^{J5!GSd!{_=4({%A7b9(RS2<MQ!Qhhi7H#{!9-au&K?xrXKY`_dGaei?MO(trh<~@fX9A)T=UxIZ!uU46?{T;#0U|xr&0LJh=fo
bQa?`9n$&vCp7jsA1r~PmUtneA&vZtN1-4K2uem43J!IoC|n(d>L1?&CV`b}hUdIu&9T~X8g9WkcbNzO9CyJ>EFO=<``_T9q+22v
wX$%05{T&m&W~*8m%EXKUJqYR%YPEFe&RpD6=yYWxo0CZ`Knrl;jQ-F`trVinI&Z&(jPaPmV0Sp#-$P8U(JmUOM%iodeW1wbUL?j
&NjHsA~>B1;!Q=cE=13Fnpkkk&2Y$^Zj8l=OgVpnZeT7C&kOH?$z+Bb33(6~7FKY#^KD2(oswRZ1uRrp#Rwx#$Ms02Vdvr({2U-y
39A1ZQY+cgFIYNmQb9h*2sioQ5|W57u%BrxoJr|n5#0v_?n6UU_y&><BvD9iL0S2?eDYg1;U~UHQ&z6lfY;S&9zO-M7$MW^*JKxy
p9ivp5rZOrSTRv9UGxzO+fLNA&xG@5wwBo;r$3it3p+Ve8b{&DOAkN90=d@<v{Z@>2mLtaaO>Mk${q374=`+c8g1wqm_p8Ztp@$+
cG|zm8m-qagCK*^LWYhJ9LMFbIWYiCAdzke7MeYKLD-}khEB1?I0>r*J_W`jjhkIIfg-$45oonIf$n<zqzG=7`mY@G8E2jt*+n7*
C8olmW%*OVNNy4Xkl`h<8UF7*d?9G(ynaXXBR0@EyDp`VAMv*3($H0~z00JqM?<sSvU=dmUBdOQhC(nt4KnDZKrU18sLnEmX^;zB
cZ@64Aij!vkP1xyba?*JD=122Aiwi2DA=-?Tu&r57d>rRaPf=sZujPH*4&BinlNqi40tDa?3`XN@1K}7Qk_?<V57D3?lW}<X!5+W
fLekJT%`cwwxUF2mpm5@@xRZ)(Y8M~+M4{Q`Lt$Z-r+45q50U><VfUWOZq>RQu>^_of7jg%g+|z{HQGNr7=8N82CVAWCeA<gcSqV
6l`G!{tFHS(E{jTY48={-?NJ2SPdX`T&$0wn7U28FGsFTNJGN=NM8%&-hpuPtmtGO<X9MZ&@c0JaEoEz?kGFa`@ri{V+KC$2Bgw&
Xa$^wWd$C`^^@{f4)rd#IB=`MJc2|R6E_^Bcjb1-8rYs@?i*|RCEng=z7EH8m+9HrN{3GG*z{OMlz68MI>hJCnVHe7yiA4f?>vP|
*xAW6+wCjFw+cZ6gMtXc^CTY+1kTxL#)<7f7jkxlhzl4`eo}a`=f&X$BA6wj?I%5+337LiuncVlg?UPJ!sE9iq0kiDl8?hZ7N%*9
U^MSfwV=fFhF$SIrfJZZ4aS-|w|8B50Bt%rUmBXVLJ{n~LNU`wk}i}bXoQObRuW-Tp<)?DTvS~EjQ7*!?vUH6s6lRG@DT>N7!<>L
eG6dGh48gE*QUKLqrcpL%aOERB&fsWq6#C@pl;!YBQ-3PxyjY{vfVbJZYuD*niEj~m1}<Ubiq>}{~4WckJ@+H0>{!~AoUKvetpLY
PIet@f19DSCK}dz#8PE4*kD~%bF+yVP&cm-+TsKpqx+;ctxmZ0e0qnyzYuP>6b!y7c6M^9;az!ko59C>;pJ?WoC!Q^#D|3j&)`Ru
B@B?cF6X}tcO&<9<z@bS*)SnK{{Y}T0=t|pG{llNP~kS)`%>gW6@G@sajAdvVNN>>ntXZi=p?@?l@GF5+5!dtuxCcna+yHyx#~Ex
wxEs*g*azub>26?yFik%yQUYx6Qr{XhxuM_6Bewt7fb(!v<mM6u&(QNf`0G3gG(!bYFzwF$K(m}gQ+d$58Kh>fUy38A0}St=Xx{i
%3@&K=BSO{H-9n>sx|D{z$!BmKC1K)>>fnJ#e-SyXLMU?{5ag>WvnhG{k}1rPK!^6ljM6S$1vdka7Ii*)!oe6q*tnLRZ$@INm&Ll
?3g1<LFVIBC@@AN9pTt?mx(1M4a&C^m^a-H$yc)ay-IRqTJcnQPM@#_u#W;nOOIOn=}eXxGWG6ImOw28)n>xtYMiJmw0<mQG$O2k
m+ZPcu|R%?=s2M*@Y={^wk=k#Y*vFcj-h>rC({_-p3V|DQ^#kXSr30jOJT}X8CUv4@66~$fdZ8uWg3%*<+sjA{%P+cuZ}zPH-qQF
{Pv+CvzY4<b;4ifY7bc4a}JrnbZ5(3_g{XNqxXq`4dya2sZS<$YuwGm`<K|f?ZhHr+y&v~$r~u9FSjRpznuXqXOA~}S3Z$(^zrDl
ax<?&QfTg#EB>qMFF^gk=}%E0tq_D%kzn#F^9Ra{MvoVGA%zqa^1e;$3_lbsWl`{1W|=*gHiew)MMb&UvE<_2cDcD|6epCL`_j^C
Pu|wOM$&N=0slrwI8TDW@_rIjU~|f9g%v&Q6H%j3ivwDm$*tQB;>jGFXoBV|aovK=kh>`@u8!yr_7sT!slu3Zr@?rd%NAiXryzUX
YcSL|09h3cx>{)43@{nsZNX7VfTvZKS2GeKac!VxOTm#DEI76Ff>OZeR>yI4YMIWj?K6S4o=5~eOY5zEH&ctT8+d<URvaXCnnMg1
XbAsgyD9JjasNl#?%I)s-&t~AENHY~TdH5o2M>}`%4ekBSldw>GP`G1Y-(`u&c`=kCM@(C>2}P$&++aLe)1@y!_1?e&)Zeotqsn_
Wnrjgg=NU*mnfgL&o(0wti-<1rbO&|5W<i&U{eFn7sO<ZL<YU-MO^r09UpHCes0GWvwHfe^p5c;uni19y=;GV$luq5du|ZmY#kon
xpO0H?n^;l9_yFZp!R1tU+sT6ST6%{AetN*CQ=nsQvY~m#d)1}u&@qOl%3w)Q`de`qnt5a`X()yl4+>leZ;NZd6&G;eSA3g==4Ci
ygva7uH7YxGdsqdHpdb7u)*6tpVB<#Yt)D7W`4qIpbp9njf5*N(auJiJQZn#@Ud%P6LzvltA{iMUAaHbj5{*d3~vqoy{OL2HD&I`
$fP4=3@4n}HZuwE{AD3DjU(!ShBX(E=>AaJ-;J&JbD5Lz?iYD;)WY@w;6hA_X=x+_;qk|-PfUrg_m(*sPz8fU_*$#1a5#dh%Zz$=
!A1+LY-=MJGb*Dv^96W;<9Ofb1tCm(_&K^{^UroaC0(GxPzdPq9E^-mS-`#YvQ0%r)DE#mf#+4!9EyX8Yxk7$k(P=3=BTTURwp`&
h%WWOoWoxCj84nUhqtG9ZM0+P(WYiN(q>Fh+d7~6)QAdQ@z>Pv-mY4%X6f2Ny$AP89vl%+znkxk1BdsIO5)9-+<{G6|7u`1U-oX$
{gdEzk6%ZfZu(6?#;!)EpB?G4XS#bt#C@uF(Tn+`55^U}9K9xaimBZZ?SQ6Z!-u^(ZXTjvblVR+yM2_pcG%>*--jJapRF+keVjSA
aqd^!f2=lm$LxPD<E#We=|8UboV0qkH?2?TdCXEYZTaZ0HeEjb$;qHF1A~J+ys+AXcfAuECZD?>d=)i7%ay-&KF}PMPJ;<1siI95
yb*UqL?$WWQLYSA%vEHDb%_3xYI3V$^q84lYOVQc)zv)T&%AGM8Rhw`#&FG<uj;IcKa%#S{5tJ={os(_BBP?i3R?zEKCr#f60fwk
H-tZ1p9L-6p?CLeTr0Esk^LF{-ml>aUIRB;R)md7=zDp_o?|8;G2Ok#w;fh}=;F^Vg*>6$GyVTc?D_Rz|LYGQ|285W;eYx{_l-|>
n9F7-e7Bkv{=1vJeswUm5T;+KT}KU(85M~$YB6WEbG2hy;r$aU9z6f%qtQQX_-OX{F8<j*d*~&h(-)`e(tZA1yz7Wh=9wcm{+Qb(
y5Wr1e{XL0;OkZEA9oH~`Ji8Rd%upPQ}l=*ZlCKpd_|j&uN=HM#%J!Ph+!Rm*u5uh;rqRx-Q3nJr{J&Vr7ngy(yZ&aIq}wer+$uk
aCYDAo9!N?j~+cWY+5|(*u;X<Wk)PM*Xq}HQ_|oM29~F$_?t9+R>#jf-n^DoKvtC|cnFHMz=?5fDCYVvsrtdP&~JW-YMAuR5A#po
o^RP2X@0e2_uP^9w=K9(@srJAWzPO=iTZG7n|;|Mo*t{)^3=hdi_^X_Y$ubm7Mv=VKkANu{U68NK04v!FN0T}&u@4-u2+lKciuVE
tVU$dp@*-Wp)*g>`D2>gA+-v}tvxiuK;O7hU>xn$XiPuP?`MP-P7AOYfI8A}aMg*O`p$YQ=<#=tvZ1hlzfgL}ih2gm!-Ko1BXV9d
2bbJQZg-4mHuuSQzdvu9@okGka|cf=9~P~-F(>h#4HM%-HuhWH`$&`3Red{I{(4a*Co#86*s2k+WilJyX=xa8xYyAieaGZ}7FDfx
{)@DMcWZU%b2c!v!=U{y@6h9}uk_vI5tKIP-h^Is{Y&RV+SbZ={jK+a{P|7R6&PnEFIwRh_jG6GRPE=%h>0xc8{MdMW%#vK4X#z&
8<r23EN)X~2bR0m^@aQOcAdfI8LwQ;OAdg`=|Sr#YRsoJxIRu)3*ELS-H?9KdrV>XzBQVy3U3olWtQ1<r`pz=_aLTf#_O_;*3uOR
1`URM!ukrHGOYAX<#hbxJRykqSj;6p$i-@<p6e_z>}>B|P7({${Ecix1l7pARsSKt05CwrNVhUXEW7u=K$^EBa{70VICx`IoxI`A
<EjCCe!Cldwf1Sn1072ReUx)&SL>wS9Up26r+%I3+3<xit81Z0PB}yme?WCj;=ERSpRQXzHDtq~r0jAhZXUnb_YY|PxLmuj+h%_~
r{~McKjd6E_)gL~&ASym>o!RU_a9F))wY+;ZD`W$3W7nu&#yXs;?cS<pH1o(9=4)p{FC-mjM-;Or-anX^GW<|=jG517kt;x*pHJo
t68fCJ?4){?(tFlhg~B2eRh0p-FKkP?+Z3*Ea5xLB<Pwf8@q4A_EV4b1*^uF-D+BQK5pJ;tIhkj4qQNe&}Dbzlrs~{xAE(;>GyTt
yA3?*Gj31g4~)ZLX^X4+>Jw-8ZTs1ZZRz*h3@^$&>o#?5#oqnisy%e|&d5_^$E4B=mw(VLrv7w_D!-@RtPQ;i+kg1o&|ANB{<u0S
rkU59<+NR~>%ngu-s>^rM*jhQqF!z<f9$|duc}>39?)@iZvIq{HX-%u|KRWSi*{AzXIGkxoKzLumNbaT7=9Vn9ETR9VRDpZ+J$GZ
(z5&3vfszH8$8LU+=bgyTW$P<nZ3Dl><Kqd2urJ*{eIv$7+d`*X;hwtN#(&!gH}xzBn%#$Z#Jwu^>Y3Djp3KdMG&DgL1<15$n0r`
`dL%H7!+LHGN-6a(&!>H(KDXfMl5V1o52H#7p>%DkJ@I#8Q%_+Z)i4|>|rF;88f0Lcj^jqBSSXkejDybvOE{l`=BkPmiwCV=CWEX
ngj@7-+k_v{sru12Il32&L@l9;vj)TUg^|LvW4<)eSizOJ%7TR!Esi{!y<&y&w$I#%m*<)(SlYfqjXIKgdn=dHdy>nAj!VS;lJ^F
L;UW%EYyK`?`uh=7HiyDIDxVt<u2zsTt)L99g{7+hEpsl_svOygN}FI*<v9GYZu*F1WOyU<xJTSf6wL`U;#8!2rqBfC_7=`6*OQe
h}ZVAnh0Dis<wu0AceYUv&O2Z$M9@TB!Ni{K8;csJXVzb5;~&Ap3p>+B4Oq&=T!bqw+pX9%N$kkH8=i?V4-Saiw9|wRgpg6UD`(B
E(+IyKslnZ4|zX}%7P@n7^sLcxuCPn%JD$sibCn5iGiXbBj|E^x)oiuDPuAr0Iw@6@!0SnJ0|8lpW<Sdm0-FpJ9V=cRhM)56*Ayo
V4D3czJl(cXt7dPX`_83JoT(3o5g{#skg_M1rTfPwtJuuNRZ6i>i2;1sleNwwo252IJJL)hFp=L9O;u%gH%mnNxOMwkd*P$kc4+K
Hvb!8`@yaW!*|%t&rfQe`(S_m0?&MQfzX!sxB-F0D2+T26&R^uqYx$y+xRUwR4W&>sNyIR0yJfUQUg8U(s!V}wG(cxe0Fa0_B~#)
J~WA%zJF@Z-|7d4dp};cb>g5oDR~pi=q%44nM*fW2T7$nm`!C^d^Zi3kOJBaZP0p3gsG@!`{DCi;EGr$m!JRTsDzDI0a_yoTV5dL
8F;c`$IGmOuv4gREheCfPT;kb5<tjOIG0Ix_}*Wf3BA=6dy%)pbPP`yd;t1(0q>#Pp37IPGD5Zt%_fw9$BsFdk5>m+7Lh_qO+q{t
6bT+4ICb;|SXv2Ajm<roGNUV+bzAQHKSZt0_~SV6xu&wO;pt?X3(x`}@oGNf+u!a&FPAAs+MKh4BhE|42=ZMHmERDu@_58Z16xAX
6@ocWyg3lk(oJAu^t|hZ7Eosp(DwnNV=j@rTWRD#K`?lA<0qEk{(TF4^1)aXl@FRKQHHxQ1(g1UNQ~h)-fSrUi?Ty~EF7h||ITqz
r&MRLci;=UogEd_lENhKd#iov56H0;ag(<<Sdf2Oc>_irFXN~dsL4z?UnxAzWgx#q(urVdgw$jC4aN<HLd$hcmdLfFGf<{djM2pE
Ilu8hpRs1k@pGDbRuW5^1yzSBx~5FAYT{!2t}>nXb5=AB)z}i(5Fk_^LI1Jt@OBW?UQkY+tbR2TradEEPb5H2Yu&Kh=H~?5^V8sw
p)?e>KLa^9TrIAB1}O(I*nW1oLOp3mOqo}2n`6eWDk9Z@rUOsWDUHW_KdrU1Mw{FlF{Q7umimY8&DJ7#G5w{X%OFGL#b*BW5Y{6g
egd~S&WMA{Xwv(lEGUJ_IUH5)RDgewzqhX81=QbLP!`}q{Be=z^Rnk)`uR0*w^lul(lv!QP#v@a%k!S_wZ|kd$8ZrKlC+zXliTQ6
?sX)^3%XpQ=Vi?W-tUBr;V)<%AK^R_yK7iVTcUYOEIU~sFiyDp650b!kNe{J?j2h=FU42Ae+4g{F6qPdfiMiTpKTe}NL&auMWra`
!EURghyneRJStHZ<IsyWqa1VSpsCW6zUGGfJWkFnmNHvF27uDI_5YRjp?G+sk+Fz|q*w$qi;vrA?XqP#Yv+kMLeKMqTSK|0vlKgD
zE^yhg{)cAiGCnN65T6fOQc=@xto;)=@H$!VU>j1^R%AYyvtF&Z`o07Q;5dZ@W<tD1q0M7g>xDp9xTnv_w2XrF0b=?1-aK3!#3&y
B+Trq7Dnkt!khEHwJVinT30|)utKPy=!YUwMW&{K`v%S|(^lp}!>^enZ{8EZc*4Mr!!<p=m<-pUP9x?>JMl~ZAY-jcGln8y2{;Ki
AO2D3xpx%p8zjRz-tYx-d|5=HIs|Rga4r=5?<VNRh)h0vsL5?PYRUZ$2#pvp#~+%x?}Hj&afvi%2yl6Ly$LDL7QkFJxqD^06Ycz6
?+uZ<P_+KA3$_B~=>hGb8kmD)d3=<F%9STkLv@DZgRBY&M(A=ir|iPB{F)2Cxd-0y&|%Y%h18(K$-`Fe{?@#s)x{azXD6&qT{Jw$
KiK!{b8cM<pw`hkYah8M8nt!%X)F5pGzi-c6S?ZFpONE(Q2OPf^7$S=8GxhfgJ@tjB4y;+WW<pH_`WX6t6I3Gsrvv1qi(LS1+u>D
2fkTm*u@M1VxeGKV>FGhwO`!6f*>=;KbMWCdB=ihJ~!V6_gt>RW6`(%ZbEkG9wD#hQ^DO>O8{wTRR0yZt0*Ob=Nb({r$P@#hj0i{
f-h-O2L@jBxYNio6lJK-2SB$+!9D`Mbi0bH;Rk2QOe?%EZ_;FfuQlVVR9SPa%7zMQ5=~VbA5dQsSg8Z=fuz!89ZtRRE8BUqr3fdg
3#wWR1!M$DrHM9qLR}UjSa^{Ef0G-_{lOA(L%gd9`Kjg54k#^wr45jK8Se8ItchSDTE-jPh#CAtY{W)s$`bN3ms#u$tq7smwtum5
G3pfNU3>g;FT>qE^LW{3i32=-Xq#o}W5-=-5Q^>9MR0x*?t+R_<JnsPEf9xPN4oHDXLq@KKo97gkq_fdzd~V5n3_^-T|v)PWH)}E
)mIh!{|tO&zAL*^N`~2%$;S##b0^YwD6UIU@*{fYcQ!jgOs*rBHNC2^awXcce8p*EvlCyw&e#Nr>(gsSm#St2rsh|g7yI5@d&>IU
NpK3~%|Fly<sXBqAB3~89uUv+HlvwbM%@s)fPtHcc`TM3*tvkfXEyqom+y;|-2>bVs1uk$KpF1AumCO<`SWWT3znEc`%j)}&4ern
Zsnzauh&;@DceIj^OfnPU^0%3t?*xgx;Gj*Z!+{m+h7vAlhX^!WqtUHd}1&Z6oKFE{Gx?W)S~}AKg*s8mHfVdq}=exYAGS<f9l)i
=j0zdz4AfP%U;ZlxCP8dJAeBA*{Q4zkv>EE?$*yQ?EQVcCZAi(rGM=`sO*;d-t|WOxZ<PbumE966PSR{&4V*=4Wb}{TmR}P1LndY
fcmci_9Fg2yci`d^8IL(Z$Y^JH&Hjm20~-aL}+lQ0W=)@6pE^LfZ&1|aPEc|BqTP2$o5=j=8|@NM&^UkN4Om*rd9zCm#>=h$NNGU
;R69p|0&=>K0{;>8?l}A^+Ug(-$TOm_x65)x+mfK6RIN0;b@az#>D5)p+dWnug7!(rr!j=-o5f5*f9O|gKY;PzV5f(yV!z2JNrcY
X$=~y{+|Bg&eZ6$x|$LnUm08j+s+>EBP}FKGeno*cW>G%nc-V@m%ha|&{}}&-_B+rmPu&_S8uQ4hhw6`wQ*oDXWrr=HbYKlX-fSy
Giri@@;xOWSPNA^;4e18m(dbP5i%!?MHGZZ8$6of{N!Z;lk?D&dSU=suoKTUc~rj7HS?PH$`5|@w_Oyh&WWw&=yvUwZqN4Hl>Fu5
<97U)j5Id@(Nhh02exsU1&X8BNR+|I`@emIa=;E>Kw!l=a0zisg~?w)tIDd*@s|~=auvjXcj`IY0d978?0<;r<KdMui>)B-;&s@*
f9EFr@~r&k%RnZyDfMHZHL4Rym(uy7T91925*ew}RMQV#ls0DOuTLeOF2X^TgNTK_(5`6-n_;w?Yg^oIW-i(aIg1oNVk6|}Z*sn;
Dy7;(sk{u{Q>G(P+JZnM_;ndm_s}Hoz&d@Vjh}sQ({~-61&$<+4=v7lq}c?zqI?*f5Ca<DC_40M{te$`pqbRfyz&M(JW-ct9N+I|
YI223tERt-d9>nLq0hHhbKiGAGG*9^dFJ_syrDn3>7K@XpMKWo>{p+B0u$Vz)*j9S;fGMHP<SFGJln|qi&ryI25-c9{t(qyG|JUK
(R6%){2Id2WE5O{avt_QnFJ=nrq{K{c2MV2!@=FuhyO0X4BxDkydLCd$xp~UXTYR$5kA8nJ$R70A+{dA&3|G_McqRx$3Y~^M}CD+
e-hkAUdqX5Z2mHiX8e?){uYxj1b(XH$`AO6URA@URCv)%V)+r-9$ma8a*37oJk}=j0UFulgXa$@8#dW8ZDYxOymi0z`~h2DbvQ#B
A=GQkR(~72*V1$FKIS?!K(e!o;#2;KF<S;2boa%kIu_8VuvW1<{vfpUEHo8rNhZ;X_6lvFfxKdO?ok}0^h{|B=xStF02;wZb5-vf
an_%hDmXb?c?&w|yuI~L<1(8F?>jTqb~Gqqd5aS`RX%{w5Rfg*X^4xPt^PF~_Nvg0v-`M*=UFV8vcLov|G80!`5#o_Gu>FfND;oD
?5^O~>H-H@kYEtQGL^u|1elALMbGd{PEa_ReUcC)vkOEMhB3j1d}XW$HyIS?T4OKq?Xy0W%+8S~PFt92e^u~nyRr_HEy{wnc@(76
{b3F+P`7(1@5^%3Z{W<dvXZs;;Z3(ih)EwFMg;XaJ_vcbY#_f|!&=nIUnYa*34Y&%^Uxb-*B95krm*JaScuE;s~jwtx7h-pW(ZHo
*V^U!*&V;*xEA4GNBm>IpDtu&1PHNL1lC{<u#elyCClFM4L(0YlyzsG?_gzV52#mB66Uo4$o6UV<oorPsG9Now3jV$orN@^68^fT
7o5Q23RAXDoYDRWmC>yBd1_0u(c|Zvd?mD_b&yO!*ySmL7)lEhy=@L^)&$Mb*~ZDn4m@bN>)JkR!$7(q-I(A7Tu#h~hH6RBTIb~0
+|0X0{Z-q?Ay`yB>8cL?e^W#vRvl3ep0EDchfrP1u3Z+~W9>LJlv-A{fSZ>CzonYhV&b1CMl*I{I|i*||0hMHEUbk*j&@8Ow9&BK
tSw&dgc(Hs=h;M~gh>Lsvl+L<ZW*V<KUy6C-!aEYpYp7Vn+yxNyIR6X){o4f2JjR-)r>m*JvH&W&a$p$qsBH(LO<xVSDgQ!dmy3I
7NR}WAw2H&AgavHIGg(rymnh7Um^*cne{lYl$Tw&MsbWRjK7kov1LA*sc7tnfk^y)v~#@|hGUFnK$es&jn}ceuIe>v#Q046j^{oU
t!<g{jQH^@lw%g~w%z4$1{xv&xudB7xAf8Esi#e(v93pU$5sYqNClb!3r-46Tv5{`Zu4ZqDMpPNv$#y>$`yL-=uxc9r{I5g=q#@J
#r_CjULg4MBte3!^*BO10$y4>YSlSv_nMBMoP1)Nf8tv3u=GwF;VLRxmjC>P8#UOLxmfZqfLoNZXdLSh+PZP;Z{{}D)Nu6PT*I>-
A?$YJTI<}?>_zh7m1E(*?mZd3x6a+p<cImy+xaktD5yv8*8Q2q7>2wWvm>G)CaM-yYFb++I<A7(c^#_Ag6bBUbb#?5zrXd0ufWt9
IodK=g&J=z=^=+n!uRg*8Xlrh^9(XcT)6~#Xflaj!tt~ndx!yX4^Ec({#&AOF!$L!U$cd^irXmLVrzJ+XV<o&BCm~k!?a6WTqDK2
7m9!1yw9%f%V=Bn_qYiy_Qm(#U)z7q%Wyb;cd<vpTeEZS9$n)d^;Rx9f8~K;_lQ6BW4?ZFbkkeFr}}xzi0X6GYke5aXTWkXM+Or0
jP<FkxEyaV(yZPwXJ?Yq6a&2;<*|ea`AiX*%@*dSPbRn1r3DoYt0Lkhc!gEs5ovnsa!_ssg0023&x-V;e)2))C_)J+^K{%&QhZEQ
!`Pr3t{<sYnthUO6&Zy;qI4nO7mAJBBMlaLF;>3=au^lsQT)j#Dr@1T{6Nuv#-Ol=Y}W|^5kEV{CWKS;?))u`*=%Jt_G8b$J=5#|
ar5bq?$79F`Hh)tL2Dqv12tdH5lsrU6$*lnqYk8iw(_;N4E~v5AKwv9>a(Vk957ngtuVDlt{beJGJ3J9+$gLEfjsyB$}tzQ6|;5w
45Gvi<dt2@gnVJ>;xp3!7Y_{#yc@Rd@seJljHze&f}I!tAc?-OATDKETK=z5Or0$PkZHi0$7li?UjsD`b)45zLd9yJ>!nL(au#n{
V*ql~1UZKafkp$^68;*P)C9<Gm*N|K^N2YwW{D>3pI21kSDzHzyLlT<tq+d8IdExuxjJgLn0kJVy6t-wEW6FXZOL(rhN3%WzKru^
8bDSC<Wr+cMGuZA$vY$H6e<Vqu09GG-xtDx%^5|{Qr@>L_oaDIR7;2vn4~Dj4fN$4@Uy#%K02Z)siMpA0LAZq{JX;}nL9?&i9n%$
B9JI0uxT32?)MKxTlYj?Xgcrbf0zT>82#AG<sUDG9IxjvJRlnKEKBwC`b?U2o*ceCdjmthf*Gb7TVu(3=7zES9R{)Gb*lEYXG|PK
n<5$ZF$TEeV-rVOe10w(yzX=%b)DT!4LdQqC<`qtnzI$$al*H2`7TnTW63OamQuI^W^T$nWHvKnz3!!$Ze=7{oL;fuv9uJU0>7gb
;xv*T$ZPvDvitRLgdzA8chJ)Oq8;^TKPB9T$?k}e&-=ObMsf3R7ThiFig0$OKnz+UUp_{`5~Zxxxg5jlUAsqB$x)mqcMBYg$hj2n
wl~{{iO;ydD(z1wUFJN~(^3S-%tI1pUZR+w?VBuXe`48WSMIh13+(fHQ8eSePP<Yw^+n%Z1X7GS5Sz_E<@{0Gyt8O?P5VMf(3mtk
{Mp&{CMPlwCz@$En9k1eQ;SjPe;#)~4Y@+Tl!4)8dEGRAbQ(dwy)VS`iU^OuyoCie(~1QbQKOkR9kT>InlF@ir<>Sy*Ff3_1Y4;I
x**=g%bet|pXAg6-aLWfDz5#Sv;CmqK`j<<6L_A_yYRY)D%ef|2;IbW75Zf?2SRQZcg7rjn?b(Fh3poB&qnB<PRD0)nQHR<;UVB6
|1=(x`U!c3({zeBh+?4&h5PgZ!FW-&>?W25R{wIVL;a<C`fy^pVejih@OQ6#NNU0I$JX5RSa838e^Q~Lmcdd`HJ4aOIv9+1!3#}8
oiUnb>Lfr$aGq1(<867)EeS*8>KYA*^NM&Il*&fjU;$GtkWPrbmx=rfStx|Rt;VL-iCnIj3<j1qXtaiOyzNLt98pAwuYj;Pxnvf6
{fq#=O!$!UCG4N|`9yHd6cU+Vg(yN=-p=u%YXgLFu8&5+*zla21&3CyF%&-BTCie&TRQ!61iacfDD&3RR>t#GVF7iOXw9<-XaZhP
h3$_JvZx5sp8d(BJd5_c*pK0Pj{PeXcJUGCh@H!0-|KY+G(^q2No&7}w!Ap=smWs%YJe(h3erzb_V{}!#S4F0p&yBZ@w<yd(g39q
6oqsSjDpc7e!uiXqU{?1#;y!u8W%#|{?iP-4<Gk?wBEub(+P{JlG3fQwL>_uS>B+FDgtjdr#L`Q=hx8dyx5;xdTQqSVP+^Wzem86
Wu8d3(vT*##w##@QL)x2*h#iPm#i=5C$yAmVuv%?Z90vhO+*F5>dXp~<znZ8HnZXd+z$$EQvye%3)e&N6qQuKLLmWKXkS*<$ev$(
LC76!VmRJ!$^p9kb6`#r(1$!FhO<U0bI7@i8$*B6#_E3Yr&6wI=Qik4bkbd8$;nL9jCvYL1;$?tD99{;AK-<yl`ft-m{%vQh6h8w
AV=uCukYzDR^oLjkvK-g<!5zsXFSW~xP{f@TI{-s8$uePnJai#fqSvt%Bs+iD#ks|j`G+mM##Prpao<|?0cot)>q5JMFX~Mg8yzh
P?8q@jXiHH;q#Q{s+SKexq8vd;Bneh<JO^yc15SC!j{jAm~jiQCS^7npB6Yg#GEj}4Sc^fgD%eiRllBP=`qv<<<f(an;p8R$@sul
<;(7tO`(mD!9r?$P&)hj8x>!3br2pJnzOBod>$AVr=b2!NF*yFURzpBx0m|7FWU@-*zmJLC-yX9f7{NL^vjY-LW`k@xr5&+)Mt6b
X(-(x1g0j5{P5D5xQ!QxC-xr+Vf9;b;j78YgaRbs>xgU3S_`z8QSvpnNF2oPutu-|N__#OJFgR#A1p!YM9lD_&_owHkIfJTrX(Jo
yj%u1lZ9rW!%#!3USISv9e}F?yM`OOKkk`V?c%cU=k{MXcjT1qC({aoesUYv<elqF>lvTk(`tm-pGHx`A1ynT|GSZ1xA{@^0wdAa
bsM(B_x)pO!~eWhRHVsBucLAQddiu9o_XIHaUkhjmQSxTc>})Obf#g^`DH72=KJZWxQ3sGKmH`6=jJ=UUg7Sf!J-Kv$0p3_b$jH8
<wv3HW5zvinVEV^U!ii-Ew8doK!!Z+nDBc@PL(^0!?_&RQ>EPl6E&uC{=ctn%Q`jg6eb6kL8{A|)#-(rg0#4hG9~fkt=aO$-Hsc}
8jm#kYC(%h2fn?!@M7Id<1WofIlO*PQkjZZj7DQJ^AF7J^d#dizf(IrUnetli&EXYF^RQDtey4vC!+;CH)ZBF-d+|ec{~dECZV*u
dEC&YUtU<-W>vX6p_|$0_>j}(cI}P#X!Gj+!G0DGpl3Wz-mxs)l7HaL*NtfQR}6DB)9+<6p6>fT{(&7^#RQY_IKuh4^8<!DlN#<N
kS>mnmOYMtzIp6Px<%ZUp8_U+{ipGtsM!f~zN6|*{q5$%^_S{1rRqL>vFH4j?=v&X=6*YKo1yWIi4WqZWG&jYf9!=*2Uh9>AAj=l
!$A+H`1i~#J-U0Vd}EbAqL)98Z0|GY@B5_}jwCtNd{RF>P<8z2^qIeG{I0#l6qB3mQMy%d$m&%yEib#Vx;W6g`Ot$eA{KP7H=qXR
_j5OB7wZ2>8Cj0G???kMZ(!`~QNcI!n)z_Ol-obI+1$=c+re_FR`mY05#?ffO@#St%PtA@qqAQo6+G}ZCMJ(sc6_gX+KUhREEwn6
YH8PsgAPnTSCHcN(cESQJwkFTwwnK4-3xl(QvJTav1!L-^4^69k1Hox@(3AzXvVKQD!n^qT~4#}dJ9bo-}igII-o|6ovWkR-Q(bc
g%x%rkqYfL&f4&pM$=?uqdeHC_wY_FtncT-9{tb9&qcrAzy0ag3H`R;?ovB!jb%Ii?A+8*zaLt?rc<N80zYW#-^^0!%U4g%=amn+
F>FxJ_l;2nALah0je6Pn+grbOx$kMwT^aJ|Q2#wUsxD8OkXx-^TA}86*tYJEZ~IsCIxx_*0DLm?-sxI6D<u9!PePRsASBX4L#IJU
qV@S_;^ThAQRI7P>dwX$whqkcb9Eg9nWT1hBAua+4A|KI<64rn_Hb7)yp}kV%9>)0KX%g9v2#`&>FM1EHQ~gcu0?%S*+g}2&^L8c
vzqa&?n-EFDIC`G(A7rpychdpPKW@9aTpDI^%fDH;wL_=kaurO9&mEG!_|ruf7bKZI+hIZyC1*(pBA&U_+umq)?Inu`Y-KuuWim9
zxvM8-a~rdgYIZg*Q;s*zX!8wBLZi8Orh1pmX>L`p8};=AP-uKqO@#afI+2B2t{#!ypCt5hW&zu{XWCF@Clw${7;Eelm;(qP?hW0
@3XN5!JMSHKfET~$9k72#`-xv55G&;?{oiYx#%?ae7w#+Lwv>iv}`+gO>7VQOu4b|L95YG8jVitrqiO4%k`h;+t6@lL})|9#`Cy-
Xn}tf`>*B3uhr^=&xJl|w0vK=b38N}w*PoVi#@=rlpFgV|98W0y6Gr4_W2CX5!VNX4c)W-z!q2wmU|UQihT$>XTtM@Lt`yH5pEE!
3-7t-^N|$(9{w)t-R!G)-Fi-m-{;09$XD?m#q-(wiLlnh)*dCcq0unbEC$X~NEC4uKA=FXA1Jfb2%jZOB!4owPq@I8>UC?l1-KRE
&cuFLTabOO@^r3EV(T1{M}-KHe@tXy9ywAWKqT!m%5b}SpinYjj3PQuBpD*&xm^R|BnbnN%s-JlpNNa2oIl(6+2<2`yN7?i?Q4|N
z!|p|;>4+^8xWW3T)GD8O(>Sv?hZ){#3`g8YPZOUlsN6Q<a2SpiNp1^@4bCv()m}=J5ifKIlT}$VcLJ6s8bJES(E}B(TmH?DhQ+v
!5_wI1BT(*lKqS!M8f$>7Uh+L?Ab&~#6(Hsl6fFf{+IPydY?W2TVHAGfI#*Xu_1m0!ZV1Cn?$}~1pOtRQ??l<3VBD=@&f*=E23Db
1%%VlHt{2&U`ER1O6exfH?fXUIu@J!CBh4lEu!=rGAfpQN)eS2kv9|DB@ThJI8-76PGa8$TVIJF;D~KLq#}$+*ug4DS)HiLUWzGk
iR=F>@TY8?AV_hLrWI-=QpmP~M7B;MgApQM9wI;s;d?~<zU@7aU<3}5GP9K(fk?!Q{FT_$7AWRluKOISeGn;H$^SO$Cic%&)BkpI
LncxM87G-<aos2dzsvQnjHhJt;7DjV9H>K`VXrY2azSxHwLR&A$<%`#Y@#&sZ&Q>S|4RfW<68f!W>l%OlXO}ro10c;+@Lm|;>sPR
{+G=I$N3!o1?l(+QD_pPkcCP~PC3OsM19t{Mk(v~t^9A*gCLa$(qAXA(k~@Z{Cp~+jP4~co$wJ}LePTYH9y0Tj^S-64hIORmEz}x
w<8G=pG2ukdt!(GmFrK*U=U~TS;>JCZ6K@N;h4>dQ{73~!DdPrJ!M@zMqErG(?JAAgvitz0l7L9zT<*_?GPEI#tiDBK`wm=u`@TM
{Nv=wR!vTbq)j3tB&&whNQgvAVG{f=s0-2h1IHs$cm65yziI=NL{2ysFlq>e*xNr!Of7J^9Pr3R1EoaNv@mRj5RjOHL}nn`%OL_X
8&!aDHvB@Q6D#koEo)yYcNiPl5sISJBrcIt5Ft_oC@h}fnV`f*MGOD})YRa=tlvcvA}2OGSjvO)Cldw!BXT>>Iygpn&q#P)4$&m*
E8%<jIi&=AiutE(icD(r%cMAQgf3MOfRuj-QIr3ab39ArmNYQLQTx0s67nD<s7%JuDuCWG{*;l1*o0M!@h(4`Mj=EggKT6<1i`O5
T2dVJOPtGXQaq#S-<cU!(5gNFQSK?$(`s;7u`uVOR5mN8C`$DKM0E%fCzUcGo=9wVBKSzT=WCqW7evkpMDR?4Xz%gsYX|#T2_TR+
E$T{2(8YxJ3-ae6sZ~)@phQS81VnvnyGdh}3k)H4E&@4D6znnkrI*Mc;&=`OnQg@ZR{gIu50tIiV@Ap*lUWb3hG>Xu%U2wOI1dv3
ma(V8eMi(3NeQh_u*rXh7wqD=d66$CZ<#ft6mPN%&V3&)?0;gVN5{CuC5My$AOQ$*3_hHS7-F>;LHe$QkCl#_a$%wnr_Q2cn>#WO
g3alpQYR(rpw;G;akmY+C>nL)|D&X^O5x)r;LskDp+KdOAjQxaa)F}mW3==8+pRxkuME`|hp4MyHD9-yzn?fTqKF;c6E#1!nzLI~
lBkh(G0BR6%(3&|e4d0jb-Mpg5CHjC-?O=xtwvLEVTy{(awdL=1KW|v3=C52aoBr>)hEP}IMxVuzQzh^lz3bg0kmtIQQ<SCN0m5>
1A)>`BPGI%F6fDn;x<NzGezgp@6D)1Xq?CcP=tCEHoY46JMFhJdMa0i#Z{;Zhc79q_E)Ec5`h0V5?CN5U|T8fA&yInNwMV)aV@`y
!v9O`94jRcv=HZuL{#;U;0t7|HiIo-Mic=w9#D!9Q#9)(m|NyBlOPeBeM6*j)`~xzsy9+BoLHjC0TsU+Ar8WI#GyhW{{vbkF2aZZ
1|hm)SAP8&!6;;`p+?(!37#?Fa&@fEMpoiclr;B(*g&%_Cqd>>2b&kl>Y$Lv?Bs!DqHw`DbjP@eB-jIPV)L-dqiPO82myJ*0Vz&=
*cH7fpFx~s1x3PwODtula_p24BRB^|F1JYnX-tjSp%a@Y%}NhM;X_w3AC##?<PC6)G!W@9AV(ZYYw~}0rLy2Yu+jiXoJG7Jg-Fvc
tbEGK0p3r=Pdy{!Yb$>fh6cI!nX&oV8HTvhu%tMvPi#qOR{9pt8AclawmQK?t;T4G0zeZbF8go#hA96?$w;rb0^WhqN7RfGNjiz(
wIWiVk<4>uL-$0nkYZ$y5LxDpTz5(xa}ufoB8^Fbeg2^&tfDeJqB_0K%wxOUBf0b->g_2~ZtQRwDYp1mm+KOA;{awjlK;e&Qv#f~
rwATOGem3=RgS48*`WdlQC5K<#Htj!LOD|sTy4XGB6(5r>@#_;q{3z85ET-2=dvOepj;1G4wy7lVyB_(!%yPKtq~~V!Y4pf>5C}*
JPP&cB>G9zAL~e75tUadLKEHew)J8pyg_8z!M1pU4shVplA88JCUdN0=h*fAZ;eGeMkX%WlfYR?%-v=b5J_4l0lWO5lEQkTZht_@
TPmi4bZPe!qK5yhbYa7F_FB}IXCg~UBl6gcEF+WfDJNV_0AWBi?&Hd^Au2|#LqR8vsLJx*MEWJxx&|WT!x50;A88UBA#(jmoH`z*
GL3+o;|0t@)G~yLBn;yypM+7z6DssCvlv946~}Fj6j;B@h}cL%0sKWq0D6oxN6gV<r4m?~qc71V<bQ5KySjte*?e-*q2duB&PCS0
@;ifz<RT|Nf&bnCn<S<vNsyQ!l1yByz0N~-Nyf1qeG^G2P3A=a5oJo`htfv2`2mR1o^-_fPAq1kbg&WygryXD`m$VNqQHz2{Y8o|
vhCPcmN4Ti1&TO|p*qQrB2HcFL@Lf~fj<i)%b8WE1Q6<ul;sU#{~3t~K$bm9tf6W9s1{M6LrHy^q-ww>E%<C2BF{4BGdVQUdnGwR
C5j}K(3>YFPfH}B)b%AdHkCe3Lgd&_MW_=-UNs>|WO+4}FtL<vj))4vD4r*}L=uHalIZ2-1%gRQ<TD_{(MlQs5bXfDQlls#nT`^t
n3mg%6eA?6ik)BxLrSv7|7z?uE@3#~!7z-%gkt1H7xI<18@rX5gc?c_lZqJ>LJA+7l*8xh+46I_3>^(e|9mnT8^u%PB$Y&4kP>PQ
kO*|COF^OvWE5b({``Q5wLVmo0sI6oocoE=i0dz`HzhG7dH%PdRASAFEJoDz-x?YgnxVPPm)P)#M#Bd|G#b9jlKW4qVLxYoHpe2Q
Leh3Ay-cxkd+nZW-OEQT4bo^zsDKooD0Y?x*Si@wKPZjP-QCN}&#!c8c5_l(9-7^EmsZ$+ltc<rR<l|rO+-yXS(7Ds#4co*NeWH)
Qe?TED*fY2;A9*q4x6&Q@DfDor(z^kG9r}<=VGO;2E;;Jh8G1^i<&<bwU!tjmSi5<+T%&b$`urdQqSfk6BRMV)mc+Q6){I<EYsuv
43Z^dVIRxZOw(3RE5rY9GhzXhwK6tifFaVFR3c3wmvFUI<q-*R5{wq9<!JM=NWc@3S-#RBwdiM*dxhlIxsys|$I*I46|!2TGJt&r
quh`t|JzDsN9x*XrLvtX*=40NDPg6u$|Sj{R964K)aFyGRF*hgi=np28?RJ$9Y%BLUvq7&xvEqyX?}yNP@#)Nmy%X0OXRz~`DMSL
P7;xb!aFE;P}pTF3$ovuX+RuQDigaM3f@?yvRwQr_+Ktf9akz#DwUM+5@LfdJg6r2DVP68E0tY13uST`l;!^aty0;h_vALCQ`ZR)
^-AS8c~A~#q!<E1w$AF6%HW_<S=EJXUmEs*vQpVTKarA|-NmU?CbCLpN}f+ZtT>N|wt%eE8<ZYr)k<Z%T}zx*D%%y@5w*Zc2`ZIA
RsR!v{34a6jJ->lQm&tRrLvP!0^&^fIXEw2rLwBtb|62TS!WXRr(8N`B<h4XDe7>U80$=YD%Rf-$gtmWq~zf$`80|vPf==qPf4Vn
{L5s^;#4YwvPM)<xUb0hbK<h5K&dYkmC6()soaz3dLl~=BOtTxC6&r5`rZzesN#A>Ai%D0ol@m<#~A>{tyBi(J{BO2r`aWux-xA_
l!->1FocVksj7$3Ia(*qqn$)SNJOd798@aHx4m$Zsq7F!kYYH0Wx)(6i6>s&{!~UgtW>2^sZ4B+390=j$<tB|AIUYJy$wg~GcM%@
fg+$t5hebUX)*`a8nN%2eWfxF+=#7UTRqk++l|9vZo2C3B=!)-z6eUFR90G}^36>gR4O~Lxg6jCVjrB9CoU3&OGdSp&E9+`uJk=|
Z2!r}ud1DumC9gWsq8XWo&uT1kY(Zs0U+BdD?)DSg$Rnci!=McxetI8C)i4gqrd+}G!UHal0sAfzIeAZTMryn8W#)yEBZhb9)3CH
szYt6B(|k&w;`F?OJsWrNnF5;HM%Fr3#(MJ`EOlTDyt@$*eaK8mC7o6zbP{u9abtk^V)FP6N*Y@8M71ODw7QCFqtqDt}2x!Hao4n
os#QY)k<ZBvLyc^cqW(sAS*zXLE!(BmCE2^rxI5SON#4lbRm376r7XCn@d`WqO4SQieZT>_h<?HPed)VQi+PCVnrr^gj*?)?fORS
%KFuHufqRFDeYcYmC8yk_&1fxpq7EEB9p*HwWM=;BaSLH#TN=(R2C6emCD4fDyCRFHW78BTv7Vy+8?ioIFUC{sqEB8QqqkCN~r%!
);&cY$-k*XbC3;PEZfn}#ZiJvWq@KiWE}LzYAk8g`cRD0IL2uuv}6NTXLy!4B~tPq*1PyQz{FnJ6H@%J5~C9TbjJU3-j&<iC8<=V
h&20CneeKp_$XneGW-kwzbn;C-gI(mN#zeXu?vX9<t}!mvcsJNob6PrsOKvd!8y`_>fa^mJ7p7THWiU>El!9Mxr-TPvPxwrR;9A7
GE~i4cUh_YzoH3SQG#ncN=m3_-Zbg{kA72GR)Zp~KDF)GM-*u$wn&exQdtpMlcsUXwoSA1MA^q?)g6SyZX<D5_5yJNxQSYlhm%FN
4*-#33PUIKLR{JO4#!7|C(m6~D$DmJkglUTU)%GiY?o9*oQ8`2r<KZ3jID#!5a$11sZ3;29~2HlWikhVkY@;DQkq(ovNdg0Q3EZl
8@7)}{tH{5$Wz2+foLL^Ut)5(P0LY4U17heN@Zt;&6`pnPAZihVQs54XQZoPD>EU|UE8GD@d{NyIjB^Y$!nt6^TOH2<HV6|taM@&
&t5Ff=fvS|M)sA;O8+7$KAEbwuVVK*?e~AIRJM0}fHXQRw<KhKV~Gxz<ZDu-n3c*lStGAj1-1B(Y>Q=emxsd0ATB0My;9d+huc?5
6Hu*CCk~Q9{#&K8-HyvHcQ$bu6L3s_1Qg{&#BQ%cki`z=^3^I&T{&>oDwU;{!5iJy%0BhOMSDaJq@-1d63>M^v|{s<{d<5fp(IiQ
hgXT?1I4UVw&6dS{udZrQkJ5qRHlf-T{u93`>k~e;!`LgDV~Dj2|j0jBjQZp$*D~eBO=P6s4S-xB=HkvR*rJNZ5KW*c}!d)QW=#t
q-HTGhO^I6rLr^*r2N?~ipb}~8nCnOJZ6Uo<-3<Su2i-^m#321S1SL%4u4fEm7PL3@+RTifBQ}4H&Ll9qcqBvD#|GLa3kU_CB(Mz
9Ho*lu85#1cDz#TisFdG2@v8u9$K6Lom~Pak>}|!6j9v;MLh#Ty35MH_f087zAoIT&b4bXe4TdjAZevC-vBM$>5C`>%3OIA!`S_h
1|zG)6@LbSVTcqkO4gaON8Mb8iYN&*d>taCkya|pw!kA?g_!W`Ec|Zz6iBYIhgQ8(^9@#M@&>T&#|#-MMKf}Tszj&qm8bynEOmbT
+@D5>B5ITsRg%?W2dtB97h_A&AdXbV8}$}S*^dzhBdyeB%j7@;96?^GEGCN)+4kC!-9p%sJ4z8r7q>eU^HMcpjjB*auLX&00Vi2A
Z;l3p?arira#>lva`Pw2FZ2M&_HF>iTCz$J;TKP3*<UosvI4nZLzSR<%32C32xRJw{A_Zuf<%<mgtU#Hl2WWZ1|W`8w*HJnqsn%E
5?I<Isqhi!QCg`?D-emsl_&qd^1qp;8HOn8p14Y7kX0(<MSc$m>Hqeo2`Nd4j21HrH5y5d_kUSS@$0r9pVqw*M8Rlfx|I5V04nSO
9{"""
