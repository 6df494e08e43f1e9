import { createContext, type CSSProperties, type ReactNode, use, useMemo } from 'react'
import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { Day, Instant } from '#platform/shared/values/dates.ts'
import classes from './format.module.css'
import { type Format, formatOf, nothing } from './format.ts'
import { useDigits, useLanguage } from './text.ts'

export { nothing, type Format } from './format.ts'

/** On paper a day always bears its year. */
export const InFull = createContext(false)

/** Days, times, numbers and money as the reader's language writes them. */
export function useFormat(): Format {
  return formatOf(useLanguage(), use(InFull), useDigits())
}

/** Between two facts on one line. In Arabic a dot beside digits is a zero, so a comma stands there. */
export function Sep() {
  return <>{useFormat().separator}</>
}

/** Between what something is called and what it is. French has a space before it. */
export function Colon() {
  return <>{useFormat().colon}</>
}

/** `pick(trilingual)`: the text in the reader's language, else in the first that is filled. For labels and options. */
export function usePick(): (text: Trilingual | null | undefined) => string {
  const language = useLanguage()
  return useMemo(() => (text: Trilingual | null | undefined) => inLanguage(text, language).text, [language])
}

/** A trilingual text with the direction of the language that it is found in. */
export function Localized({ text, fallback = nothing }: { text: Trilingual | null | undefined; fallback?: ReactNode }) {
  const found = inLanguage(text, useLanguage())
  if (!found.text) return <>{fallback}</>
  return (
    <bdi lang={found.language} dir={directionOf(found.language)}>
      {found.text}
    </bdi>
  )
}

/** Codes, phones, e-mails and addresses: left to right, isolated, on one line. Wrapped in Arabic, `CC-2026-1000` would read `-CC / -2026 / 1000`. */
export function Code({
  children,
  style,
  isLong,
}: {
  children: ReactNode
  style?: CSSProperties
  /** On paper it may take several lines. */ isLong?: true
}) {
  if (children === null || children === undefined || children === '') return <>{nothing}</>
  return (
    <bdi dir="ltr" className={classes['code']} style={style} data-long={isLong}>
      {children}
    </bdi>
  )
}

/** A name or text that a person typed: isolated from the line around it. */
export function Typed({ children }: { children: ReactNode }) {
  return children ? <bdi>{children}</bdi> : <>{nothing}</>
}

/** A day; with `hijri` the Umm al-Qura day as a smaller second line. */
export function DayText({ day, hijri = false }: { day: Day | null | undefined; hijri?: boolean }) {
  const format = useFormat()
  if (!day) return <>{nothing}</>
  return (
    <time dateTime={day} className={classes['figures']}>
      {format.day(day)}
      {hijri && <span className={classes['second']}>{format.hijri(day)}</span>}
    </time>
  )
}

/** An instant; how long ago it was stands in the tooltip. */
export function InstantText({ at }: { at: Instant | null | undefined }) {
  const format = useFormat()
  if (!at) return <>{nothing}</>
  return (
    <time dateTime={at} title={format.relative(at)} className={classes['figures']}>
      {format.dateTime(at)}
    </time>
  )
}
