import type { ReactNode } from 'react'
import { Code, InstantText, Localized, nothing, Typed, useFormat } from '#platform/web/format.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { useValueWords } from './value-words.ts'

const typed = new Set(['name', 'reason', 'value', 'why'])

interface Told {
  readonly field: string
  /** Whose act told it, where an act did. */
  readonly module: string | undefined
}

/** A value as its kind is written: days, money, trilingual names, states by their own words; else as a code. */
export function FieldValue({ field, module, value }: Told & { value: unknown }): ReactNode {
  const kit = useKit()
  const format = useFormat()
  const wordsOf = useValueWords(module)
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return kit(value ? 'yes' : 'no')
  if (typeof value === 'number') return <bdi>{isId(field) ? format.count(value) : format.number(value)}</bdi>
  if (typeof value === 'string') return <TextValue field={field} text={value} words={wordsOf(field, value)} />
  if (Array.isArray(value)) {
    if (value.length === 0) return nothing
    const words = value.map((each) => (typeof each === 'string' ? wordsOf(field, each) : null))
    if (words.every((each) => each !== null)) return format.list(words)
    return <Listed items={value.map((each, at) => [String(at), each])} field={field} module={module} />
  }
  const facts = value as Record<string, unknown>
  if (typeof facts['Minor'] === 'number' && typeof facts['Currency'] === 'string') return format.money(facts as never)
  const keys = Object.keys(facts)
  if (keys.length > 0 && keys.every((key) => ['ar', 'en', 'fr'].includes(key)))
    return <Localized text={facts as never} />
  return <Listed items={Object.entries(facts)} field={field} module={module} named />
}

const isId = (field: string) => field === 'id' || /Id$|year/i.test(field)

function TextValue({ field, text, words }: { field: string; text: string; words: string | null }) {
  const format = useFormat()
  if (words !== null) return words
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.day(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return <InstantText at={text} />
  return typed.has(field) || /\s/.test(text) ? <Typed>{text}</Typed> : <Code>{text}</Code>
}

const NameOf = ({ word, field }: { word: string; field: string }) =>
  word ? <bdi>{word}: </bdi> : <Code>{field}: </Code>

function Listed({ items, field, module, named }: Told & { items: [string, unknown][]; named?: boolean }) {
  const t = useText('audit') as Translate
  return (
    <>
      {items.map(([key, value]) => (
        <div key={key}>
          {named && <NameOf word={t.maybe(`fields.${key}`, '')} field={key} />}
          <FieldValue field={named ? key : field} module={module} value={value} />
        </div>
      ))}
    </>
  )
}
