import { cleanMergeText } from '#platform/server/mail/merge/clean.ts'
import { dayIn, hoursIn, listIn, percentIn } from '#platform/server/text/written.ts'
import { fill } from '#platform/shared/letters/fill.ts'
import { free, templateFaults } from '#platform/shared/letters/template-marks.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import {
  inEachLanguage,
  inLanguage,
  textLanguages,
  type InEachLanguage,
  type TextLanguage,
} from '#platform/shared/text.ts'
import { htmlInDigits, type ArabicDigits } from '#platform/shared/values/digits.ts'
import { fieldsDoNotFit } from '../../contract/refusals.ts'
import {
  certificateFieldNames,
  certificateFieldsOf,
  type CertificateField,
  type TemplateKind,
} from '../../rules/template-fields.ts'
import { certificateFields } from '../../text/letters.ts'
import type { Snapshot } from '../store/certificates.ts'

type Texts = InEachLanguage<string>
const none = { ar: '', en: '', fr: '' }

/** The texts made safe, without pictures: the paper has its own. Refuses one that says nothing, and fields that the kind does not fill. */
export function cleanTexts(typed: Texts, kind: TemplateKind, at: 'Body' | 'BodyFemale'): Texts {
  const body = inEachLanguage((language) =>
    cleanMergeText(typed[language].replaceAll(/<img\b[^<>]*>/gi, ''), `${at}.${language}`),
  )
  const empty = textLanguages.filter((language) => body[language] === '')
  if (empty.length > 0)
    refuse(
      invalidInput,
      {},
      empty.map((language) => ({ path: `${at}.${language}`, code: 'required' })),
    )
  const faults = templateFaults({ title: none, body }, free(certificateFieldsOf(kind)))
  if (faults.length > 0)
    refuse(
      fieldsDoNotFit,
      {},
      faults.map(({ language, code }) => ({ path: `${at}.${language}`, code })),
    )
  return body
}

/** What a certificate says of itself, without its text. */
export type Facts = Omit<Snapshot, 'Texts' | 'Template' | 'Look'> & { readonly Serial: string }

function valuesIn(language: TextLanguage, facts: Facts): Readonly<Record<CertificateField, string>> {
  const text = (of: Snapshot['CourseName'] | null | undefined) => (of ? inLanguage(of, language).text : '')
  const day = (of: string | null) => (of === null ? '' : dayIn(language, of))
  const [name, otherName] =
    language === 'ar' ? [facts.NameAr, facts.NameEn] : [facts.NameEn || facts.NameAr, facts.NameAr]
  const percent = facts.Percent === null ? '' : percentIn(language, facts.Percent)
  const band = text(facts.BandName)
  return {
    name,
    otherName: otherName === name ? '' : otherName,
    course: text(facts.CourseName),
    courses: listIn(language, (facts.Courses ?? []).map(text)),
    description: text(facts.Description),
    class: facts.ClassCode ?? '',
    firstDay: day(facts.StartsOn),
    lastDay: day(facts.EndsOn),
    hours: facts.Hours === null ? '' : hoursIn(language, facts.Hours),
    grade: band && percent ? `${band} (${percent})` : band || percent,
    serial: facts.Serial,
    issuedOn: day(facts.IssuedOn),
    academy: text(facts.AcademyName),
  }
}

/** A line that nothing filled is no line. */
const withoutEmptyLines = (html: string) => html.replaceAll(/<(p|h[234])\b[^<>]*>\s*<\/\1>/g, '')

/** The texts with what a certificate says of itself, in Arabic with these digits; without one every field stands by its name. */
export const filledBy = (texts: Texts, facts: Facts | null, digits: ArabicDigits): Texts =>
  inEachLanguage((language) => {
    const values = facts
      ? valuesIn(language, facts)
      : Object.fromEntries(certificateFieldNames.map((name) => [name, `‹${certificateFields[language][name]}›`]))
    const filled = withoutEmptyLines(fill(texts[language], values, 'html'))
    return language === 'ar' ? htmlInDigits(filled, digits) : filled
  })

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** A filled text as plain lines. */
export const plainOf = (html: string): string =>
  html
    .replaceAll(/<\/(p|h[234]|li|tr)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
