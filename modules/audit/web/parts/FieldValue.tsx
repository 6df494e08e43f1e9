import type { ReactNode } from 'react'
import { Code, InstantText, Localized, nothing, Typed, useFormat } from '#platform/web/format.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { useFieldWords } from './kind-words.ts'
import { useValueWords } from './value-words.ts'

const typed = new Set(['name', 'reason', 'value', 'why'])

/** A value of a fact of this kind, as such values are written: days, money, trilingual names, states by their own words; else as a code. */
export function FieldValue({ kind, field, value }: { kind: string; field: string; value: unknown }): ReactNode {
  const kit = useKit()
  const format = useFormat()
  const wordsOf = useValueWords(kind)
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return kit(value ? 'yes' : 'no')
  if (typeof value === 'number') return <bdi>{isId(field) ? format.count(value) : format.number(value)}</bdi>
  if (typeof value === 'string') return <TextValue field={field} text={value} words={wordsOf(field, value)} />
  if (Array.isArray(value)) {
    if (value.length === 0) return nothing
    const wordOf = (each: unknown) => (field === 'weekdays' ? format.weekday(dayOn(Number(each))) : null)
    const words = value.map((each) => (typeof each === 'string' ? wordsOf(field, each) : wordOf(each)))
    if (words.every((each) => each !== null)) return format.list(words)
    return <Listed kind={kind} items={value.map((each, at) => [String(at), each])} field={field} />
  }
  const facts = value as Record<string, unknown>
  if (typeof facts['Minor'] === 'number' && typeof facts['Currency'] === 'string') return format.money(facts as never)
  const keys = Object.keys(facts)
  if (keys.length === 0) return nothing
  if (keys.every((key) => ['ar', 'en', 'fr'].includes(key))) return <Localized text={facts as never} />
  return <Listed kind={kind} items={Object.entries(facts)} field={field} named />
}

// 1 January 2023 was a Sunday.
const dayOn = (weekday: number) => `2023-01-0${weekday + 1}`

const isId = (field: string) => field === 'id' || /Id$|year/i.test(field)

function TextValue({ field, text, words }: { field: string; text: string; words: string | null }) {
  const format = useFormat()
  if (words !== null) return words
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.day(text)
  if (/^\d{2}:\d{2}:00$/.test(text)) return format.digits(text.slice(0, 5))
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return <InstantText at={text} />
  return typed.has(field) || /\s/.test(text) ? <Typed>{text}</Typed> : <Code>{text}</Code>
}

const NameOf = ({ word, field }: { word: string; field: string }) =>
  word ? <bdi>{word}: </bdi> : <Code>{field}: </Code>

function Listed(props: { kind: string; items: [string, unknown][]; field: string; named?: boolean }) {
  const { kind, items, field, named } = props
  const wordOf = useFieldWords(kind)
  return (
    <>
      {items.map(([key, value]) => (
        <div key={key}>
          {named && <NameOf word={wordOf(key)} field={key} />}
          <FieldValue kind={kind} field={named ? key : field} value={value} />
        </div>
      ))}
    </>
  )
}
