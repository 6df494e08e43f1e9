import { expect, test } from 'vitest'
import { inEachLanguage } from '#platform/shared/text.ts'
import sample from '../../documents/certificate/sample.ts'
import { filledBy } from './wording.ts'

const facts = { ...sample.Snapshot, Serial: sample.Serial }
const texts = inEachLanguage(() => '<p>{{firstDay}} – {{lastDay}}</p><p>{{grade}}</p><p>{{serial}}</p>')

test('days of a certificate are words, in Arabic with the digits of the academy', () => {
  const usual = filledBy(texts, facts, 'arab')
  const latin = filledBy(texts, facts, 'latn')
  expect(usual.ar).toContain('١ مارس ٢٠٢٦ – ٥ مارس ٢٠٢٦')
  expect(latin.ar).toContain('1 مارس 2026 – 5 مارس 2026')
  expect(latin.ar).toContain('91.5')
  expect(latin.ar).toContain('CERTIFICATE-2026-0042')
  expect([latin.en, latin.fr]).toEqual([usual.en, usual.fr])
  expect(latin.en).toContain('1 March 2026 – 5 March 2026')
  expect(latin.fr).toContain('1 mars 2026 – 5 mars 2026')
})
