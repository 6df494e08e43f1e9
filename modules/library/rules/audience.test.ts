import { expect, test } from 'vitest'
import { documentActions } from './audience.ts'

test('what people read is withdrawn before it is deleted', () => {
  expect(documentActions({ isPublished: true })).toEqual(['editDocument', 'addDocumentVersion', 'withdrawDocument'])
  expect(documentActions({ isPublished: false })).toEqual([
    'editDocument',
    'addDocumentVersion',
    'publishDocument',
    'deleteDocument',
  ])
})
