import { expect, test } from 'vitest'
import { mailTypes } from '../../../rules/status-mails.ts'
import { ar } from '../../../text/mailing/ar.ts'

test('every mail type and each of its statuses has a word', () => {
  expect(Object.keys(ar.types)).toEqual(mailTypes.map(({ name }) => name))
  const wordless = mailTypes.flatMap(({ about, statuses }) => {
    const words: Readonly<Record<string, string>> = ar.statuses[about]
    return statuses.filter((status) => !words[status]).map((status) => `${about}.${status}`)
  })
  expect(wordless).toEqual([])
})
