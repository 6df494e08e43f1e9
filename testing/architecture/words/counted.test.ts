import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allTexts, countedNouns, isForm, lackedForms, languages } from './counted.ts'

const texts = await allTexts(join(import.meta.dirname, '../../..'))

/** Looked at by hand: what stands in the braces is written out already, with its unit. */
const written = new Set([
  // an amount in words
  'modules/billing/documents/invoice/words only',
  'modules/billing/text/sheet only',
  'modules/requests/documents/financial-proposal/words only',
  'modules/requests/documents/request-invoice/words only',
  // the number of a room
  'modules/registration/text refusals.roomFull',
  'modules/registration/text refusals.roomOfAnotherKind',
  // a percentage
  'modules/evaluation/text examShare',
  // hours and minutes in words
  'modules/planning/text clash.hoursMissing',
  'modules/planning/text clash.hoursMissingNoEnd',
  // money with its currency
  'modules/registration/text payment.owedNow',
  // a year
  'modules/planning/text refusals.nothingToBranch',
  'modules/planning/text/scenarios activate.about',
  'modules/planning/text/scenarios copy.none',
  // a serial number
  'modules/certificates/text refusals.alreadyIssued',
  // limits of the program that are never few
  'modules/exams/text refusals.tooMuchToExport',
  'modules/exams/text/analysis few',
  'modules/feedback/text answering.anonymous',
  'modules/feedback/text/rounds round.tooFew',
  'modules/feedback/text/rounds results.none',
  'modules/reports/documents/training-course-statistic-chart/words lastMonths',
  'platform/web/text/kit table.rangeOfFirst',
  // what they did follows, no noun
  'modules/feedback/text/rounds round.response',
  // bytes in megabytes
  'platform/web/text/kit upload.tooLarge',
])

test('a number stands beside a noun only in a text that has the plural forms of its language', () => {
  expect(texts.length).toBeGreaterThan(10_000)
  const found = texts
    .filter((text) => !isForm(text) && !written.has(`${text.dictionary} ${text.key}`))
    .flatMap((text) =>
      countedNouns(text).map((counted) => `${text.language} ${text.dictionary} ${text.key}: ${counted}`),
    )
  expect(found).toEqual([])
  const known = texts.map((text) => `${text.dictionary} ${text.key}`)
  expect([...written].filter((each) => !known.includes(each))).toEqual([])
})

test.each(languages)('a text with plural forms has every form of its language: %s', (language) => {
  expect(lackedForms(texts, language)).toEqual([])
})

test('one and two are words in Arabic: a digit beside the noun of the plural would be none', () => {
  const found = texts
    .filter(({ language, key }) => language === 'ar' && /_(one|two)$/.test(key))
    .flatMap((text) => countedNouns(text).map((counted) => `${text.dictionary} ${text.key}: ${counted}`))
  expect(found).toEqual([])
})

test('what counts something is found, what only stands beside a word is not', () => {
  const found = (text: string, language: 'ar' | 'en' | 'fr' = 'en') => countedNouns({ language, text })
  expect(found('بعد {{seconds}} ثانية', 'ar')).toEqual(['{{seconds}} ثانية'])
  expect(found('{{taken}} seats are taken')).toEqual(['{{taken}} seats'])
  expect(found('{{enrolled}} confirmés', 'fr')).toEqual(['{{enrolled}} confirmés'])
  expect(found('{{taken}} of {{all}}')).toEqual([])
  expect(found('المقاعد {{taken}} من {{all}}', 'ar')).toEqual([])
  expect(found('{{name}} pays the fee')).toEqual([])
  expect(found('Session {{number}} on {{day}}')).toEqual([])
  expect(found('{{megabytes}} MB together')).toEqual([])
})
