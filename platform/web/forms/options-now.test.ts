import { expect, test } from 'vitest'
import { optionsNow } from './options-now.ts'

const former = ['Amal', 'Amin']
const asking = { typed: 'am', asked: 'am', ofFormer: false, failed: false, options: former }

test('options that answer what is typed may be chosen', () => {
  expect(optionsNow(asking)).toEqual({ options: former, standing: 'listed' })
})

test('while something else is typed, or asked for, no option of the earlier answer is there', () => {
  expect(optionsNow({ ...asking, typed: 'ami' })).toEqual({ options: [], standing: 'searching' })
  expect(optionsNow({ ...asking, typed: 'ami', asked: 'ami', ofFormer: true })).toEqual({
    options: [],
    standing: 'searching',
  })
  expect(optionsNow({ ...asking, ofFormer: true, failed: true }).standing).toBe('searching')
})

test('what failed and what found nothing are told apart', () => {
  expect(optionsNow({ ...asking, options: [] }).standing).toBe('none')
  expect(optionsNow({ ...asking, options: [], failed: true }).standing).toBe('failed')
})
