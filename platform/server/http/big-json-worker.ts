import { invalidInput, refuse, tooLarge } from '#platform/shared/refusal.ts'
import { answerApart } from '../apart/answer-apart.ts'
import { checkJson, JsonLimitError } from './limits/json-limits.ts'

await answerApart((bytes: Uint8Array) => {
  try {
    checkJson(bytes)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(text, (key: string, value: unknown) => (key === '__proto__' ? undefined : value)) as unknown
  } catch (error) {
    refuse(error instanceof JsonLimitError ? tooLarge : invalidInput, undefined, [{ path: '', code: 'invalid' }])
  }
})
