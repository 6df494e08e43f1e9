import { expect, test } from 'vitest'
import { firstToMark } from './first-to-mark.ts'

type Shown = Parameters<typeof firstToMark>[0]
type Seen = Shown['People'][number]

const sheets = [{ Kind: 'general' }, { Kind: 'course' }] as Shown['Sheets']
const person = (own: Partial<Record<'general' | 'course', 'signed' | 'begun' | 'taken'>>) =>
  ({
    Outcomes: sheets.map(({ Kind }) => ({ Kind, OwnSeat: own[Kind] === 'taken' ? null : 1 })),
    Markings: sheets.flatMap(({ Kind }) =>
      own[Kind] === undefined
        ? []
        : [{ Kind, IsOwn: own[Kind] !== 'taken', Signed: own[Kind] === 'begun' ? null : {} }],
    ),
  }) as unknown as Seen
const first = (...People: Seen[]) => firstToMark({ Sheets: sheets, People })
const done = person({ general: 'signed', course: 'signed' })

test('marking opens on the first person of whom a sheet is not signed, and passes over what others have taken', () => {
  expect(first(done, person({ general: 'signed' }), person({}))).toBe(1)
  expect(first(done, person({ general: 'signed', course: 'begun' }))).toBe(1)
  expect(first(person({ general: 'taken', course: 'signed' }), person({}))).toBe(1)
  expect([first(done, done), first(person({}), done), first()]).toEqual([0, 0, 0])
})
