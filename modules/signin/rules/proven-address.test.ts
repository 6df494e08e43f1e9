import { expect, test } from 'vitest'
import { provenAddress } from './proven-address.ts'

test('capital letters are folded, as in accounts', () => {
  expect(provenAddress('Layla@Diwan.Example')).toBe('layla@diwan.example')
  expect(provenAddress('ليلى@diwan.example')).toBe('ليلى@diwan.example')
})

test('an address that only folds to another one is not that one', () => {
  expect(provenAddress('\uff4cayla@diwan.example')).toBeNull()
  expect(provenAddress('\u212aarim@diwan.example')).toBeNull()
  expect(provenAddress('layla@d\u2024iwan.example')).toBeNull()
  expect(provenAddress(' layla@diwan.example')).toBeNull()
})
