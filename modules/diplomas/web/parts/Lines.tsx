import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { useLanguage } from '#platform/web/text.ts'
import classes from './Diploma.module.css'

/** A text of several lines as it was typed, in the direction of the language it is in. */
export function Lines({ text }: { text: Trilingual }) {
  const shown = inLanguage(text, useLanguage())
  return (
    <div className={classes['lines']} lang={shown.language} dir={directionOf(shown.language)}>
      {shown.text}
    </div>
  )
}
