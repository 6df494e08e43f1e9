import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { useLanguage } from '../../text.ts'
import classes from './PlainText.module.css'

/** What was typed without formatting, as it was typed: every sign of it, and its line ends. In the direction of its own language. */
export function PlainText({ text }: { text: Trilingual | null | undefined }) {
  const found = inLanguage(text, useLanguage())
  if (!found.text) return null
  return (
    <p className={classes['text']} lang={found.language} dir={directionOf(found.language)}>
      {found.text}
    </p>
  )
}
