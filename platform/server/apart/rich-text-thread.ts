import { sanitizeRichText } from '../content/rich-text.ts'
import { answerApart } from './answer-apart.ts'

await answerApart(({ html, path }: { html: string; path: string }) => sanitizeRichText(html, path))
