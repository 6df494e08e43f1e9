import { expect, test } from 'vitest'
import { permissions, roles } from '#platform/shared/access.ts'
import { ApiProblem } from '../problem.ts'
import { rightKey, whyRefused } from './right-words.ts'
import { ar } from '../text/ar.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

test('every role and permission has a word in the complete languages', () => {
  for (const [language, words] of Object.entries({ ar, en, fr })) {
    for (const right of [...roles, ...permissions]) {
      const [section, key] = rightKey(right).split('.') as ['roles' | 'permissions', string]
      expect((words[section] as Record<string, string>)[key], `${language} ${right}`).toBeTruthy()
    }
  }
})

test('only the guard’s own no says what it takes', () => {
  const problem = (code: string, data: object) =>
    new ApiProblem({ status: 403, code, message: '', data: data as Record<string, string[]> })
  const why = { needs: ['editor', 'enteringcourses'], grantedBy: ['admin'] }
  expect(whyRefused(problem('notAllowed', why))).toEqual(why)
  expect(whyRefused(problem('notAllowed', {}))).toBeNull()
  expect(whyRefused(problem('other', why))).toBeNull()
  expect(whyRefused(new Error('no answer'))).toBeNull()
})
