import './pretended-browser.ts'
import { expect, test } from 'vitest'

const { loadText, startText } = await import('#platform/web/text.ts')
const { keepWordsIn, textIn } = await import('#platform/web/words/dictionary.ts')

test('words that a page brought are not replaced by a dictionary that comes later', async () => {
  let come = (_words: object): void => {}
  await startText(() => new Promise((resolve) => (come = resolve as never)), [])
  const loading = loadText('billing/documents/paper', 'en')
  keepWordsIn('billing/documents/paper', { ar: { title: 'ورقة' }, en: { title: 'Paper' } })
  come({})
  await loading
  expect(textIn('en', 'billing/documents/paper', 'title')).toBe('Paper')
})
