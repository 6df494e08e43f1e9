import { expect, test } from 'vitest'
import { namesIn } from './pasted-names.ts'

test('names come out of a sheet, one a line, whichever cell the e-mail stands in', () => {
  expect(
    namesIn('1\tأحمد سالم\tahmed@example.com\t+20 (100) 123-4567\r\n\r\nSara Ali; SARA@Example.com\n٢\tليلى\n ,, \n'),
  ).toEqual([
    { Name: 'أحمد سالم', Email: 'ahmed@example.com' },
    { Name: 'Sara Ali', Email: 'sara@example.com' },
    { Name: 'ليلى', Email: '' },
  ])
})
