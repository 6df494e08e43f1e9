import { type ModuleName, type Translate, useText } from '../text.ts'
import { useKit } from '../ui/useKit.ts'

/** The sentence of a field error's code: the module's own `fieldErrors.<code>`, else the kit's, else a general one. */
export function useFieldError(module?: ModuleName): (code: string) => string {
  const kit = useKit()
  const t = useText(module ?? 'kit') as Translate
  return (code) => t.maybe(`fieldErrors.${code}`, kit.maybe(`fieldErrors.${code}`, kit('fieldErrors.invalid')))
}
