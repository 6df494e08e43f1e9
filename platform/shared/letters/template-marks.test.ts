import { expect, test } from 'vitest'
import { offeredMarks, templateFaults } from './template-marks.ts'

const all = (text: string) => ({ ar: text, en: text, fr: text })
const shipped = { title: all('R {{code}}'), body: all('{{course}}: {{reason}}') }

test('a letter knows the marks of its shipped text and its reader, and needs what it is about', () => {
  expect(offeredMarks(shipped)).toEqual([
    { name: 'code', isNeeded: true },
    { name: 'course', isNeeded: false },
    { name: 'reason', isNeeded: true },
    { name: 'name', isNeeded: false },
  ])
})

test('unknown marks, stray braces and a needed mark that one language lacks are named with their place', () => {
  const faults = (title: string, body: string) =>
    templateFaults(
      { title: { ...all('{{code}}'), en: title }, body: { ...all('{{reason}}'), en: body } },
      offeredMarks(shipped),
    )
  expect(faults('{{code}}', 'because {{ reason }}, {{name}}')).toEqual([])
  expect(faults('no', '{{reason}} {{code}}')).toEqual([])
  expect(faults('{{code}} {{serial}}', '{{reason}}')).toEqual([{ part: 'title', language: 'en', code: 'unknownMark' }])
  for (const body of ['{{reason}} {{cod', '{{reason}} {code}', '{{reason}} {{co de}}', '{{reason}} {{constructor}}'])
    expect(faults('{{code}}', body)).toEqual([{ part: 'body', language: 'en', code: 'unknownMark' }])
  expect(faults('{{code}}', 'nothing')).toEqual([{ part: 'body', language: 'en', code: 'markMissing' }])
})
