import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import * as acts from '#modules/membership/server/acts/cards.ts'
import type { Doing } from '#modules/membership/server/acts/doing.ts'
import { move } from '#modules/membership/server/acts/move.ts'
import type { Card } from '#modules/membership/server/store/locked.ts'
import type { CardState } from '#modules/membership/rules/card-states.ts'
import type { CardKind } from '#modules/membership/rules/requesting.ts'
import { cast } from '../../cast/members.ts'
import { recording } from '../telling/recording.ts'

interface World {
  readonly today: Day
  readonly accountOf: (email: string) => number
  readonly trainees: readonly { readonly id: number; readonly account_id: number | null; readonly email: string }[]
}

/** What somebody asked for so many days ago, and how far it has come; renewed where a second one followed. */
interface Told {
  readonly ago: number
  readonly to: CardState
  readonly kind?: CardKind
  /** Whose: one of the cast, else one of the academy's other trainees, counted. */
  readonly of: string | number
}

/* In the order of their days, as numbers are given in it. */
const stories: readonly Told[] = [
  { ago: 780, to: 'expired', of: 0 },
  { ago: 760, to: 'expired', of: 1 },
  { ago: 715, to: 'active', of: cast.layla.email },
  { ago: 400, to: 'active', of: 2 },
  { ago: 300, to: 'active', of: 3 },
  { ago: 210, to: 'suspended', of: 4 },
  { ago: 150, to: 'active', of: 5 },
  { ago: 90, to: 'active', of: 6 },
  { ago: 60, to: 'active', kind: 'replacement', of: 2 },
  { ago: 40, to: 'active', of: 7 },
  { ago: 30, to: 'rejected', of: 8 },
  { ago: 21, to: 'confirmed', of: 9 },
  { ago: 18, to: 'confirmed', kind: 'renewal', of: 1 },
  { ago: 12, to: 'proofRejected', of: 10 },
  { ago: 9, to: 'proofUploaded', of: 11 },
  { ago: 8, to: 'paymentStage', of: cast.yusuf.email },
  { ago: 5, to: 'pendingReview', of: 12 },
  { ago: 2, to: 'requested', of: 14 },
  { ago: 1, to: 'requested', of: 13 },
]

/** Membership cards in every state in which one rests, made by the acts as they were pressed then. Nobody is told of it any more. */
export async function insertMembershipCards(db: Database, world: World): Promise<void> {
  const emails = new Set<string>(Object.values(cast).map(({ email }) => email))
  const others = world.trainees.filter((each) => each.account_id !== null && !emails.has(each.email))
  const sami = world.accountOf(cast.sami.email)
  for (const { ago, to, kind = 'first', of } of stories) {
    const trainee = typeof of === 'number' ? others[of]! : world.trainees.find(({ email }) => email === of)!
    const actor = { traineeId: trainee.id, userId: trainee.account_id! } as Actor
    const doing = (party: Doing['party'], day: number): Doing => {
      const today = addDays(world.today, Math.min(day, 0))
      const now = new Date(`${today}T09:00:00Z`)
      const userId = party === 'trainee' ? actor.userId : party === 'keeper' ? sami : null
      return { db, party, now, today, userId, record: recording(db, userId, now) }
    }
    const keeper = (days: number) => doing('keeper', days - ago)
    const cause = kind === 'replacement' ? ('lost' as const) : null
    let card: Card = await acts.request(doing('trainee', -ago), actor, { kind, cause, note: '' })
    if (to === 'requested') continue
    card = await move(keeper(1), card, 'takeForReview')
    if (to === 'pendingReview') continue
    if (to === 'rejected') {
      await acts.reject(keeper(2), card, 'الاسم في الطلب لا يطابق السجل.')
      continue
    }
    card = await acts.approve(keeper(2), card)
    if (card.state === 'paymentStage') {
      if (to === 'paymentStage') continue
      const swiftCode = `NBEGEGCX${String(card.id).padStart(4, '0')}`
      card = await acts.uploadProof(doing('trainee', 4 - ago), actor, card, { fileId: null, swiftCode })
      if (to === 'proofUploaded') continue
      if (to === 'proofRejected') {
        await acts.rejectProof(keeper(5), card, 'رقم الحوالة غير مطابق.')
        continue
      }
      card = await acts.confirm(keeper(5), card)
    }
    if (to === 'confirmed') continue
    card = await acts.activate(keeper(7), card)
    if (to === 'suspended') await move(keeper(30), card, 'suspend', { reason: 'لم تُسدَّد رسوم مستحقة.' })
    if (to === 'expired') await move(doing('system', 738 - ago), card, 'expire')
  }
}
