; What LLVM calls and WebAssembly has not: every module is written with its own, so that all hosts compute alike.

; The product of 128 bits.
define void @__multi3(ptr %product, i64 %a, i64 %a.high, i64 %b, i64 %b.high) noinline optnone {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %ones = mul i64 %a0, %b0
  %left = mul i64 %a1, %b0
  %right = mul i64 %a0, %b1
  %high = mul i64 %a1, %b1
  %carry0 = lshr i64 %ones, 32
  %left0 = and i64 %left, 4294967295
  %right0 = and i64 %right, 4294967295
  %carry1 = add i64 %carry0, %left0
  %carry2 = add i64 %carry1, %right0
  %carry = lshr i64 %carry2, 32
  %left1 = lshr i64 %left, 32
  %right1 = lshr i64 %right, 32
  %sum0 = add i64 %high, %left1
  %sum1 = add i64 %sum0, %right1
  %sum2 = add i64 %sum1, %carry
  %cross0 = mul i64 %a, %b.high
  %cross1 = mul i64 %a.high, %b
  %sum3 = add i64 %sum2, %cross0
  %sum = add i64 %sum3, %cross1
  %low = mul i64 %a, %b
  store i64 %low, ptr %product
  %second = getelementptr i64, ptr %product, i32 1
  store i64 %sum, ptr %second
  ret void
}

declare double @llvm.rint.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)

; The exponential: x = k ln 2 + r; e^r by Remez's polynomial of degree five (Ng 1993), right to one in the last place.
define double @exp(double %given) noinline {
  %least = call double @llvm.maximum.f64(double %given, double -7.5e2)
  %x = call double @llvm.minimum.f64(double %least, double 7.5e2)
  %turns = fmul double %x, 0x3FF71547652B82FE
  %k = call double @llvm.rint.f64(double %turns)
  %k.high = fmul double %k, 0x3FE62E42FEE00000
  %k.low = fmul double %k, 0x3DEA39EF35793C76
  %high = fsub double %x, %k.high
  %r = fsub double %high, %k.low
  %t = fmul double %r, %r
  %p5 = fmul double %t, 0x3E66376972BEA4D0
  %p4 = fadd double %p5, 0xBEBBBD41C5D26BF1
  %p4t = fmul double %p4, %t
  %p3 = fadd double %p4t, 0x3F11566AAF25DE2C
  %p3t = fmul double %p3, %t
  %p2 = fadd double %p3t, 0xBF66C16C16BEBD93
  %p2t = fmul double %p2, %t
  %p1 = fadd double %p2t, 0x3FC555555555553E
  %p1t = fmul double %p1, %t
  %c = fsub double %r, %p1t
  %rc = fmul double %r, %c
  %below = fsub double 2.0, %c
  %share = fdiv double %rc, %below
  %less = fsub double %k.low, %share
  %rest = fsub double %less, %high
  %y = fsub double 1.0, %rest
  ; times 2^k, in two halves: neither is ever out of range
  %whole = fptosi double %k to i64
  %half = ashr i64 %whole, 1
  %other = sub i64 %whole, %half
  %half.biased = add i64 %half, 1023
  %other.biased = add i64 %other, 1023
  %half.bits = shl i64 %half.biased, 52
  %other.bits = shl i64 %other.biased, 52
  %half.power = bitcast i64 %half.bits to double
  %other.power = bitcast i64 %other.bits to double
  %scaled = fmul double %y, %half.power
  %answer = fmul double %scaled, %other.power
  ret double %answer
}

define float @expf(float %given) noinline {
  %x = fpext float %given to double
  %y = call double @exp(double %x)
  %answer = fptrunc double %y to float
  ret float %answer
}

; Sine and cosine of angles of a few turns: x = k pi/2 + r + less; polynomials of degree 13 and 14 (Ng 1993) on that quarter.
define double @sin(double %x) noinline {
  %answer = call double @quarter(double %x, i64 0)
  ret double %answer
}

define double @cos(double %x) noinline {
  %answer = call double @quarter(double %x, i64 1)
  ret double %answer
}

define internal double @quarter(double %x, i64 %ahead) noinline {
  %turns = fmul double %x, 0x3FE45F306DC9C883
  %k = call double @llvm.rint.f64(double %turns)
  %k.high = fmul double %k, 0x3FF921FB54400000
  %k.low = fmul double %k, 0x3DD0B4611A626331
  %high = fsub double %x, %k.high
  %r = fsub double %high, %k.low
  %gone = fsub double %high, %r
  %less = fsub double %gone, %k.low
  %z = fmul double %r, %r
  ; sine: r + r³ p(z), and what r leaves out
  %s1t = fmul double 0x3DE5D93A5ACFD57C, %z
  %s1 = fadd double %s1t, 0xBE5AE5E68A2B9CEB
  %s2t = fmul double %s1, %z
  %s2 = fadd double %s2t, 0x3EC71DE357B1FE7D
  %s3t = fmul double %s2, %z
  %s3 = fadd double %s3t, 0xBF2A01A019C161D5
  %s4t = fmul double %s3, %z
  %s4 = fadd double %s4t, 0x3F8111111110F8A6
  %s5t = fmul double %s4, %z
  %s5 = fadd double %s5t, 0xBFC5555555555549
  %cube = fmul double %z, %r
  %odd = fmul double %cube, %s5
  %halfz = fmul double %z, 5.0e-1
  %tilt = fsub double 1.0, %halfz
  %rest = fmul double %less, %tilt
  %more = fadd double %odd, %rest
  %sine = fadd double %r, %more
  ; cosine: 1 - z/2 + z² p(z), the rounding of the difference given back
  %c1t = fmul double 0xBDA8FAE9BE8838D4, %z
  %c1 = fadd double %c1t, 0x3E21EE9EBDB4B1C4
  %c2t = fmul double %c1, %z
  %c2 = fadd double %c2t, 0xBE927E4F809C52AD
  %c3t = fmul double %c2, %z
  %c3 = fadd double %c3t, 0x3EFA01A019CB1590
  %c4t = fmul double %c3, %z
  %c4 = fadd double %c4t, 0xBF56C16C16C15177
  %c5t = fmul double %c4, %z
  %c5 = fadd double %c5t, 0x3FA555555555554C
  %zz = fmul double %z, %z
  %even = fmul double %zz, %c5
  %lost = fsub double 1.0, %tilt
  %back = fsub double %lost, %halfz
  %rl = fmul double %r, %less
  %even.rl = fsub double %even, %rl
  %end = fadd double %back, %even.rl
  %cosine = fadd double %tilt, %end
  %whole = fptosi double %k to i64
  %which = add i64 %whole, %ahead
  %parity = and i64 %which, 1
  %is.cosine = icmp ne i64 %parity, 0
  %value = select i1 %is.cosine, double %cosine, double %sine
  %half = and i64 %which, 2
  %turned = icmp ne i64 %half, 0
  %negative = fneg double %value
  %answer = select i1 %turned, double %negative, double %value
  ret double %answer
}
