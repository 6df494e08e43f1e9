import { expect, test } from 'vitest'
import { figureKeys } from '#platform/shared/record/figure-keys.ts'
import { placeOf } from './figures.ts'
import { nextStepOf, type Waiting } from './next-step.ts'

const one = (Key: Waiting['Key'], Oldest: string | null = null, Count = 1): Waiting => ({ Key, Count, Oldest })
const keyOf = (...given: Parameters<typeof nextStepOf>) => nextStepOf(...given)?.Key

test('a trainee sits the open exam before paying, and pays before saying what the course was like', () => {
  const all = [one('certificates'), one('feedbackToGive'), one('invoicesToPay'), one('examsOpen')]
  expect(keyOf('trainee', all)).toBe('examsOpen')
  expect(keyOf('trainee', all.slice(0, 3))).toBe('invoicesToPay')
  expect(keyOf('trainee', all.slice(0, 2))).toBe('feedbackToGive')
})

test('a certificate that is there asks for nothing', () => {
  expect(keyOf('trainee', [one('certificates')])).toBeUndefined()
  expect(keyOf('trainee', [])).toBeUndefined()
})

test('the academy does first what waits for longest', () => {
  const all = [one('plansToApprove'), one('registrationsToReview', '2026-11-20'), one('paymentsToVerify', '2026-11-02')]
  expect(keyOf('trainingcoordinator', all)).toBe('paymentsToVerify')
  expect(keyOf('trainingcoordinator', [all[0]!])).toBe('plansToApprove')
  expect(keyOf('admin', [one('registrationsToReview', '2026-11-20'), all[0]!])).toBe('plansToApprove')
})

test('an instructor takes attendance before marking', () => {
  expect(keyOf('instructor', [one('papersToMark', '2026-01-01'), one('sheetsToMark')])).toBe('sheetsToMark')
})

test('every figure has a place, and what asks for something stands with the work', () => {
  const work = figureKeys.filter((key) => placeOf(key) === 'work')
  expect(work).toEqual(
    expect.arrayContaining(['feedbackToGive', 'invoicesOverdue', 'requestsSubmitted', 'grievancesToDecide']),
  )
  expect(figureKeys.filter((key) => placeOf(key) === 'health')).toEqual(['accountsWithoutFactor', 'signInsRefused'])
})
