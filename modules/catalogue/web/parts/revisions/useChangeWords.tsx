import type { ReactNode } from 'react'
import { useLanguages } from '#modules/lookups/web/public.ts'
import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { nothing, useFormat, usePick } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { catalogueCalls } from '../../../contract/calls.ts'

export type Change = Output<typeof catalogueCalls.compareCourseRevisions>['Changes'][number]
type Value = Change['From']

/** Words of the form for fields that it calls otherwise. */
const wordOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  course: { Languages: 'taughtIn', HasAdmissionTest: 'hasAdmissionTest' },
  module: { Name: 'moduleName', Hours: 'moduleHours' },
  lesson: { Name: 'lessonName', Minutes: 'lessonMinutes' },
  mean: { Name: 'meanName', Percent: 'meanPercent', MaxScore: 'meanMax', Participation: 'participationType' },
}
/** Texts that editors write in several languages: what is told is the language that changed. */
const written = new Set(['Name', 'Objectives', 'Prerequisite', 'Content'])
const percents = new Set(['PassPercent', 'AttendancePercent', 'PracticalPassPercent', 'Percent'])
const languages = ['ar', 'en', 'fr'] as const
const longest = 400

const plainOf = (html: string) => {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What changed and how it is told, before and after. */
export function useChangeWords() {
  const t = useText('catalogue')
  const kit = useKit()
  const pick = usePick()
  const format = useFormat()
  const taughtIn = useLanguages()
  const language = useLanguage()

  const field = ({ Part, Field }: Change) => {
    const name = Field ?? ''
    return t.maybe(`fields.${wordOf[Part]?.[name] ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`}`, name)
  }
  /** Which thing it is: a field of the course, or a part with its name. */
  const what = (change: Change): string => {
    const { Part, Name, Module, Field } = change
    if (Part === 'course') return field(change)
    const part = t(`revisions.parts.${Part}`, { name: pick(Name), module: pick(Module) })
    return Field === null ? part : t('revisions.of', { part, field: field(change) })
  }
  /** The same in one line, with what became of a part. */
  const line = (change: Change): string =>
    change.Kind === 'changed'
      ? what(change)
      : t('revisions.of', { part: what(change), field: t(`revisions.kinds.${change.Kind}`) })

  const told = (change: Change, side: 'From' | 'To'): ReactNode => {
    const value = change[side]
    if (change.Field !== null && written.has(change.Field))
      return <Written change={change} side={side} reader={language} word={(each) => t(`languages.${each}`)} />
    return said(value, change.Field ?? '')
  }
  const said = (value: Value, name: string): ReactNode => {
    if (value === null || value === '') return nothing
    if (typeof value === 'boolean') return kit(value ? 'yes' : 'no')
    if (typeof value === 'number') return percents.has(name) ? format.percent(value) : format.number(value)
    if (Array.isArray(value)) {
      if (value.length === 0) return nothing
      return format.list(value.map((each) => (typeof each === 'string' ? taughtIn.name(each) : pick(each))))
    }
    if (typeof value === 'string') return <bdi>{value}</bdi>
    return 'Minor' in value ? format.money(value) : pick(value)
  }
  return { what, line, told }
}

function Written({
  change,
  side,
  reader,
  word,
}: {
  change: Change
  side: 'From' | 'To'
  reader: string
  word: (language: 'ar' | 'en' | 'fr') => string
}) {
  const of = (value: Value, language: 'ar' | 'en' | 'fr') => (value as Trilingual | null)?.[language] ?? ''
  const differing = languages.filter((each) => of(change.From, each) !== of(change.To, each))
  const alone = differing.length === 1 && differing[0] === reader
  return differing.map((language) => {
    const text = plainOf(of(change[side], language))
    return (
      <div key={language}>
        {!alone && <small>{word(language)}: </small>}
        {text ? (
          <bdi lang={language} dir={directionOf(language)}>
            {inLanguage({ [language]: text }, language).text}
          </bdi>
        ) : (
          nothing
        )}
      </div>
    )
  })
}
