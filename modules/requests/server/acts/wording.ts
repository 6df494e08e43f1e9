import type { Database } from '#platform/server/database.ts'
import { cleanMergeText } from '#platform/server/mail/merge/clean.ts'
import { settings } from '#platform/server/settings.ts'
import { dayIn, moneyIn, numberIn, timeIn } from '#platform/server/text/written.ts'
import { fill } from '#platform/shared/letters/fill.ts'
import { free, templateFaults } from '#platform/shared/letters/template-marks.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import {
  inEachLanguage,
  inLanguage,
  textLanguages,
  type InEachLanguage,
  type TextLanguage,
  type Trilingual,
} from '#platform/shared/text.ts'
import { htmlInDigits } from '#platform/shared/values/digits.ts'
import { fieldsDoNotFit } from '../../contract/refusals.ts'
import {
  proposalFieldNames,
  proposalFieldsOf,
  type ProposalField,
  type TemplateKind,
} from '../../rules/proposal-fields.ts'
import { proposalFields } from '../../text/letters.ts'
import type { VersionFacts } from '../store/wording.ts'

type Texts = InEachLanguage<string>
const none = { ar: '', en: '', fr: '' }

/** The texts made safe, without pictures: a paper has its own. Refuses one that says nothing, and fields that no proposal fills. */
export function cleanTexts(typed: Texts, kind: TemplateKind): Texts {
  const body = inEachLanguage((language) =>
    cleanMergeText(typed[language].replaceAll(/<img\b[^<>]*>/gi, ''), `Body.${language}`),
  )
  const empty = textLanguages.filter((language) => body[language] === '')
  if (empty.length > 0)
    refuse(
      invalidInput,
      {},
      empty.map((language) => ({ path: `Body.${language}`, code: 'required' })),
    )
  const faults = templateFaults({ title: none, body }, free(proposalFieldsOf(kind)))
  if (faults.length > 0)
    refuse(
      fieldsDoNotFit,
      {},
      faults.map(({ language, code }) => ({ path: `Body.${language}`, code })),
    )
  return body
}

function valuesIn(
  language: TextLanguage,
  facts: VersionFacts,
  academyName: Trilingual,
): Readonly<Record<ProposalField, string>> {
  const money = (Minor: number) => moneyIn(language, { Minor, Currency: facts.currency })
  return {
    code: facts.code,
    askedBy: inLanguage(facts.organizationName ?? {}, language).text,
    course: inLanguage(facts.courseName, language).text,
    firstDay: dayIn(language, facts.firstDay),
    lastDay: dayIn(language, facts.lastDay),
    hours: numberIn(language, facts.hours),
    time: `${timeIn(language, facts.startsAt)}–${timeIn(language, facts.endsAt)}`,
    trainees: numberIn(language, facts.trainees),
    each: money(Math.round(facts.netMinor / facts.trainees)),
    net: money(facts.netMinor),
    discount: numberIn(language, facts.discountPercent),
    tax: money(facts.taxMinor),
    total: money(facts.totalMinor),
    validUntil: dayIn(language, facts.validUntil),
    academy: inLanguage(academyName, language).text,
  }
}

/** The texts with what this version says of itself; without one every field stands by its name. */
export async function filledBy(db: Database, texts: Texts, facts: VersionFacts | undefined): Promise<Texts> {
  const { academyName, arabicDigits } = await settings(db, academySettings)
  return inEachLanguage((language) => {
    const values = facts
      ? valuesIn(language, facts, academyName)
      : Object.fromEntries(proposalFieldNames.map((name) => [name, `‹${proposalFields[language][name]}›`]))
    const filled = fill(texts[language], values, 'html')
    return language === 'ar' ? htmlInDigits(filled, arabicDigits) : filled
  })
}
