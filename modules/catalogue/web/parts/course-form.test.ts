import { expect, test } from 'vitest'
import { textLanguages } from '#platform/shared/text.ts'
import { newMean } from './course-form.ts'

test('a new mean bears the name of its kind in the language that is read, and in no other', () => {
  for (const language of textLanguages) {
    const { Name } = newMean('project', 'X', language, 100)
    expect(Object.entries(Name).filter(([, name]) => name !== '')).toEqual([[language, 'X']])
  }
})
