import type { CertificateKind } from './kinds.ts'

/*
 * What the QR code on a certificate carries, signed: it must stay readable on paper, so names of the facts are one letter
 * and what does not fit is left out.
 */

/** The facts of a certificate as they are signed, under one letter each. */
export interface SignedFacts {
  /** Serial and version. */
  readonly s: string
  readonly v: number
  readonly k: CertificateKind
  /** The holder's name in Arabic and in Latin script. */
  readonly a: string
  readonly n: string
  /** What it is for, in Arabic and in English (or French where there is no English). */
  readonly c?: string
  readonly d?: string
  /** Class, first and last day, hours, percent. */
  readonly l?: string
  readonly f?: string
  readonly t?: string
  readonly h?: number
  readonly p?: number
  /** The day of issue. */
  readonly i: string
}

interface Printed {
  readonly Kind: CertificateKind
  readonly NameAr: string
  readonly NameEn: string
  readonly CourseName: {
    readonly ar?: string | undefined
    readonly en?: string | undefined
    readonly fr?: string | undefined
  }
  readonly ClassCode: string | null
  readonly StartsOn: string | null
  readonly EndsOn: string | null
  readonly Hours: number | null
  readonly Percent: number | null
  readonly IssuedOn: string
}

/** Bytes of facts with which the code has 113 squares a side at most (version 24, error correction M). */
const most = 520
const size = (facts: object): number => new TextEncoder().encode(JSON.stringify(facts)).length

/**
 * The facts that are signed. What is too long is left out, the Arabic name of the course first, then the other one; null
 * where the names of the holder alone do not fit.
 */
export function factsToSign(serial: string, version: number, printed: Printed): SignedFacts | null {
  const { ar, en, fr } = printed.CourseName
  const always = { s: serial, v: version, k: printed.Kind, a: printed.NameAr, n: printed.NameEn, i: printed.IssuedOn }
  const known = Object.fromEntries(
    Object.entries({
      l: printed.ClassCode,
      f: printed.StartsOn,
      t: printed.EndsOn,
      h: printed.Hours,
      p: printed.Percent,
    }).filter(([, value]) => value !== null),
  )
  const arabic = ar ? { c: ar } : {}
  const latin = (en ?? fr) ? { d: en || fr! } : {}
  const tries = [
    { ...always, ...known, ...arabic, ...latin },
    { ...always, ...known, ...latin },
    { ...always, ...known },
  ]
  return tries.find((facts) => size(facts) <= most) ?? null
}

/** The certificates that do not hold, as the academy signs them: revoked, hidden, and the version that stands by serial. */
export interface SignedList {
  /** Seconds since 1970. */
  readonly iat: number
  readonly r: readonly string[]
  readonly h: readonly string[]
  readonly s: Readonly<Record<string, number>>
}

/** How a certificate stands by a list: what the public page would have said when the list was signed. */
export function standingBy(
  { r, h, s }: SignedList,
  facts: Pick<SignedFacts, 's' | 'v'>,
): 'valid' | 'superseded' | 'revoked' | 'notValid' {
  if (r.includes(facts.s)) return 'revoked'
  if (facts.v < (s[facts.s] ?? 0)) return 'superseded'
  return h.includes(facts.s) ? 'notValid' : 'valid'
}
