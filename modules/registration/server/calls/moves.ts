import type { Asked } from '#platform/server/handler.ts'
import type { PlainActName } from '#platform/shared/record/act.ts'
import { registrationActs } from '../../contract/acts.ts'
import { perform } from '../acts/perform.ts'

type Body = { ID: number; Version: number; Reason?: string }
type MoveCall = (asked: Asked<{ body: Body }>) => ReturnType<typeof perform>
type Plain = PlainActName<typeof registrationActs>

const plain = Object.entries(registrationActs.table).flatMap(([name, act]) => ('plain' in act ? [name as Plain] : []))

/** The moves that need nothing beside the registration and, where people are to be told, a reason. */
export const plainMoves = Object.fromEntries(
  plain.map((name): [Plain, MoveCall] => [
    name,
    (asked) => perform(asked, asked.body, name, { reason: asked.body.Reason }),
  ]),
) as Record<Plain, MoveCall>
