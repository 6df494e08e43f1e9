import { expect, test } from 'vitest'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { inputOf } from './act-input.ts'

const record = { ID: 7, Version: 3 }

test('the button of an act sends the record where its call takes it', () => {
  expect(inputOf(registrationCalls.dismissVisa, record, {})).toEqual({ body: { ID: 7, Version: 3 } })
  expect(inputOf(registrationCalls.reject, record, { Reason: 'no' })).toEqual({
    body: { ID: 7, Version: 3, Reason: 'no' },
  })
  // As the browser's build has it: without the shape of its query.
  expect(inputOf({ body: planningCalls.sendBack.body! }, record, { Reason: 'no' })).toEqual({
    ID: 7,
    body: { Version: 3, Reason: 'no' },
  })
  expect(inputOf(planningCalls.approve, record, {})).toEqual({ body: { Rows: [record] } })
})

test('a call without a body names its record in the address, whether it has a version or not', () => {
  expect(inputOf(planningCalls.deleteClassRoom, record, {})).toEqual({ ID: 7 })
  expect(inputOf(planningCalls.accept, { ID: 7 }, {})).toEqual({ ID: 7 })
})
