import type * as z from 'zod'
import type { Act } from '#platform/shared/record/act.ts'
import { send } from '#platform/web/client.ts'
import { inputOf } from '#platform/web/ui/acts/act-input.ts'
import type { Action } from '#platform/web/ui/acts/actions.ts'
import { registrationActs } from '../../../contract/acts.ts'
import type { movedReply } from '../../../contract/shapes.ts'
import { actions, actionsOf, tracks, trackOf, type Action as Move } from '../../../rules/actions.ts'
import type { Tracks } from '../../../rules/standing.ts'

type Moved = z.output<typeof movedReply>

const acts = registrationActs.table as Readonly<Record<string, Act>>
const moveOf = (act: Move) =>
  tracks[trackOf(act)].moves[act as never] as { readonly from: readonly string[]; readonly to: string }

/**
 * The act that leads back to exactly where the registration stood before this one: both need nothing beside the record, and
 * taking it back asks for no reason. Reviews hold and free seats, and of money nothing is undone: there is none for those.
 */
export function reverseOf(act: Move, standing: Tracks): Move | null {
  const track = trackOf(act)
  if (track === 'main' || track === 'money' || !acts[act]?.plain) return null
  const { to } = moveOf(act)
  const back = (actionsOf(track) as readonly Move[]).find((other) => {
    const { plain, asks } = acts[other] ?? {}
    const move = moveOf(other)
    return plain && (!asks || asks === 'confirmation') && move.from.includes(to) && move.to === standing[track]
  })
  return back && back !== act ? back : null
}

const isMove = (name: string): name is Move => (actions as readonly string[]).includes(name)

/** How an act of a registration is taken back; nothing where the states have no such way, or something followed from it. */
export function undoOf(name: string, standing: Tracks): Pick<Action, 'undo' | 'canUndo'> {
  const back = isMove(name) ? reverseOf(name, standing) : null
  const call = back && acts[back]!.call
  if (!call) return {}
  return {
    canUndo: (answer) => (answer as Moved).Main === standing.main,
    undo: (answer) => send(call, inputOf(call, answer as Moved, {}) as never),
  }
}
