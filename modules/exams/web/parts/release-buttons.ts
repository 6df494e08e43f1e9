import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { examActs } from '../../contract/acts.ts'

/**
 * Where papers are looked at: the results, and closing, which there is not the next step of anybody. While papers wait to be
 * marked or reviewed, by whomever, nor is it to make the results final.
 */
export const releaseButtons = (exam: { readonly ID: number; readonly Version: number }, waiting: number): Actions =>
  actButtons(examActs, exam, ['closeEarly', 'releaseInitial', 'releaseFinal', 'takeBackResults'], {
    closeEarly: { main: false, danger: true },
    ...(waiting > 0 && { releaseFinal: { main: false } }),
  })
