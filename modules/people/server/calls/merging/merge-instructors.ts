import { sql } from 'kysely'
import { keptAccount, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { pairCalls } from '../../../contract/calls.ts'
import { mergedAlready, mergeForbidden, sameRecord } from '../../../contract/refusals.ts'
import { isAccepted } from '../../../rules/applications.ts'
import { accountNames, followNames } from '../../acts/accounts.ts'
import { noun } from '../../acts/instructor-noun.ts'
import { lockInstructor, takeApplicant } from '../../acts/take.ts'
import { instructorsDiffer } from '../../merging/instructor-fields.ts'
import {
  bothInstructors,
  instructorMergedInto,
  moveInstructorLists,
  takenOfInstructor,
} from '../../merging/instructor-record.ts'
import { movePairs } from '../../merging/merged.ts'
import { blocksOf, moveOfModules, movesOf } from '../../merging/other-modules.ts'
import { moveFiled, moveReferences, personReferences } from '../../merging/references.ts'
import { findInstructor } from '../../store/instructors.ts'
import { keptNames } from '../../store/names.ts'
import { shownInstructor } from '../instructors.ts'

export const getInstructorMerge =
  (modules: AllModules): Handler<typeof pairCalls.getInstructorMerge> =>
  async ({ db, actor, query: { KeptID, GoneID } }) => {
    if (KeptID === GoneID) refuse(sameRecord)
    const [Kept, Gone] = [await shownInstructor(db, actor, KeptID), await shownInstructor(db, actor, GoneID)]
    return {
      Kept,
      Gone,
      Differ: instructorsDiffer(Kept, Gone),
      Moves: await movesOf(db, modules, 'instructor', GoneID),
      Blocks: await blocksOf(db, modules, 'instructor', { kept: KeptID, gone: GoneID }),
    }
  }

type Body = Argument<typeof pairCalls.mergeInstructors>['body']

/** Both records in the versions that were seen, locked in one order: two merges the other way round wait for each other. */
async function takeBoth(asked: Pick<Asked<unknown>, 'db' | 'actor'>, body: Body) {
  for (const id of [body.KeptID, body.GoneID].toSorted((one, other) => one - other)) await lockInstructor(asked, id)
  return {
    kept: await takeApplicant(asked, 'instructor', body.KeptID, body.KeptVersion),
    gone: await takeApplicant(asked, 'instructor', body.GoneID, body.GoneVersion),
  }
}

export const mergeInstructors =
  (modules: AllModules): Handler<typeof pairCalls.mergeInstructors> =>
  async (asked) => {
    const { db, actor, body, now } = asked
    const pair = { kept: body.KeptID, gone: body.GoneID }
    if (pair.kept === pair.gone) refuse(sameRecord)
    const into = await instructorMergedInto(db, actor, pair.gone)
    if (into) {
      if (into.ID === pair.kept) return { ID: into.ID, Version: into.Version }
      refuse(mergedAlready, { code: into.Code })
    }
    const { kept, gone } = await takeBoth(asked, body)
    const blocks = await blocksOf(db, modules, 'instructor', pair)
    if (blocks.length > 0) refuse(mergeForbidden, { codes: blocks.flatMap(({ Codes }) => Codes).join(', ') })
    const moves = await movesOf(db, modules, 'instructor', pair.gone)
    const moved = Object.fromEntries(moves.map(({ Kind, Count }) => [Kind, Count]))
    const rows = await bothInstructors(db, pair.kept, pair.gone)
    const takesAccount = body.FromGone.includes('Account')
    const closed = takesAccount ? kept.accountId : gone.accountId
    const stays = takesAccount ? gone.accountId : kept.accountId
    // First: it refuses to close, or to hand on, an account that the actor may not keep.
    if (stays !== null) await keptAccount(asked, stays)
    if (closed !== null) await setAccountActive(asked, closed, false, signIns)
    // Whoever registered a second time signs in with the account of that as soon as the records are one.
    const isRevived = rows.kept.is_active ? takesAccount && !isAccepted(gone.application) : rows.gone.is_active
    if (stays !== null && isRevived) await setAccountActive(asked, stays, true, signIns)

    await moveOfModules(db, modules, 'instructor', { ...pair, stays, closed })
    await moveInstructorLists(db, pair)
    const away = { account_id: null, email: `merged-${pair.gone}@merged.invalid` }
    await writeAct(asked, noun, gone, 'closeMergedInstructor', {
      // A registration that waited is answered by it.
      set: {
        merged_into: pair.kept,
        is_active: false,
        is_new: false,
        application: 'approved',
        ...(takesAccount && away),
      },
      data: { into: kept.code },
    })
    await writeAct(asked, noun, kept, 'mergeInstructors', {
      set: takenOfInstructor(body.FromGone, rows) as never,
      data: { merged: gone.code, mergedId: gone.id, moved, fromGone: body.FromGone },
    })
    if (takesAccount) {
      const former = { account_id: rows.kept.account_id, email: rows.kept.email }
      await db.updateTable('people.instructor').set(former).where('id', '=', pair.gone).execute()
      // Its address has become one of the kept record's contacts already.
      await db.deleteFrom('people.instructor_contact').where('instructor_id', '=', pair.gone).execute()
    }
    await sql`update people.instructor set merged_into = ${pair.kept} where merged_into = ${pair.gone}`.execute(db)
    await movePairs(db, 'instructor', pair)
    await moveReferences(db, await personReferences(db, 'instructor'), pair)
    await moveFiled(db, 'instructor', pair, now)
    const saved = (await findInstructor(db, actor, pair.kept)) ?? refuse(notFound)
    await followNames(db, saved.account_id, accountNames(keptNames(saved)))
    return { ID: saved.ID, Version: saved.Version }
  }
