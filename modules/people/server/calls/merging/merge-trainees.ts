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
import { accountNames, followNames } from '../../acts/accounts.ts'
import { lockTrainee, takeTrainee } from '../../acts/take.ts'
import { noun } from '../../acts/trainee-noun.ts'
import { differing } from '../../merging/fields.ts'
import { blocksOf, moveOfModules, movesOf } from '../../merging/other-modules.ts'
import { bothRows, mergedInto, moveLists, takenColumns } from '../../merging/record.ts'
import { movePairs } from '../../merging/merged.ts'
import { moveFiled, moveReferences, personReferences } from '../../merging/references.ts'
import { keptNames } from '../../store/names.ts'
import { findTrainee } from '../../store/trainees.ts'
import { shown } from '../read-trainees.ts'

export const getTraineeMerge =
  (modules: AllModules): Handler<typeof pairCalls.getTraineeMerge> =>
  async ({ db, actor, query: { KeptID, GoneID } }) => {
    if (KeptID === GoneID) refuse(sameRecord)
    const [Kept, Gone] = [await shown(db, actor, KeptID), await shown(db, actor, GoneID)]
    return {
      Kept,
      Gone,
      Differ: differing(Kept, Gone),
      Moves: await movesOf(db, modules, 'trainee', GoneID),
      Blocks: await blocksOf(db, modules, 'trainee', { kept: KeptID, gone: GoneID }),
    }
  }

type Body = Argument<typeof pairCalls.mergeTrainees>['body']

/** Both records in the versions that were seen, locked in one order: two merges the other way round wait for each other. */
async function takeBoth(asked: Pick<Asked<unknown>, 'db' | 'actor'>, body: Body) {
  for (const id of [body.KeptID, body.GoneID].toSorted((one, other) => one - other)) await lockTrainee(asked, id)
  return {
    kept: await takeTrainee(asked, body.KeptID, body.KeptVersion),
    gone: await takeTrainee(asked, body.GoneID, body.GoneVersion),
  }
}

export const mergeTrainees =
  (modules: AllModules): Handler<typeof pairCalls.mergeTrainees> =>
  async (asked) => {
    const { db, actor, body, now, vault } = asked
    const pair = { kept: body.KeptID, gone: body.GoneID }
    if (pair.kept === pair.gone) refuse(sameRecord)
    const into = await mergedInto(db, actor, pair.gone)
    if (into) {
      if (into.ID === pair.kept) return { ID: into.ID, Version: into.Version }
      refuse(mergedAlready, { code: into.Code })
    }
    const { kept, gone } = await takeBoth(asked, body)
    const blocks = await blocksOf(db, modules, 'trainee', pair)
    if (blocks.length > 0) refuse(mergeForbidden, { codes: blocks.flatMap(({ Codes }) => Codes).join(', ') })
    const moves = await movesOf(db, modules, 'trainee', pair.gone)
    const moved = Object.fromEntries(moves.map(({ Kind, Count }) => [Kind, Count]))
    const rows = await bothRows(db, pair.kept, pair.gone)
    const takesAccount = body.FromGone.includes('Account')
    const closed = takesAccount ? kept.accountId : gone.accountId
    const stays = takesAccount ? gone.accountId : kept.accountId
    // First: it refuses to close, or to hand on, an account that the actor may not keep.
    if (stays !== null) await keptAccount(asked, stays)
    if (closed !== null) await setAccountActive(asked, closed, false, signIns)
    const isRevived = !rows.kept.is_active && rows.gone.is_active
    if (stays !== null && isRevived) await setAccountActive(asked, stays, true, signIns)

    await moveOfModules(db, modules, 'trainee', { ...pair, stays, closed })
    await moveLists(db, pair.kept, pair.gone, now, actor.userId!)
    const away = { account_id: null, email: `merged-${pair.gone}@merged.invalid` }
    await writeAct(asked, noun, gone, 'closeMergedTrainee', {
      set: { merged_into: pair.kept, is_active: false, is_new: false, passport_mark: null, ...(takesAccount && away) },
      data: { into: kept.code },
    })
    await writeAct(asked, noun, kept, 'mergeTrainees', {
      set: takenColumns(vault, body.FromGone, rows) as never,
      data: { merged: gone.code, mergedId: gone.id, moved, fromGone: body.FromGone },
    })
    if (takesAccount) {
      const former = { account_id: rows.kept.account_id, email: rows.kept.email }
      await db.updateTable('people.trainee').set(former).where('id', '=', pair.gone).execute()
      // Its address has become one of the kept record's contacts already.
      await db.deleteFrom('people.trainee_contact').where('trainee_id', '=', pair.gone).execute()
    }
    await db
      .updateTable('people.trainee')
      .set({ merged_into: pair.kept })
      .where('merged_into', '=', pair.gone)
      .execute()
    await movePairs(db, 'trainee', pair)
    await moveReferences(db, await personReferences(db, 'trainee'), pair)
    await moveFiled(db, 'trainee', pair, now)
    await sql`select people.work_out_reach(array[${pair.kept}::integer, ${pair.gone}::integer])`.execute(db)
    const saved = (await findTrainee(db, actor, pair.kept)) ?? refuse(notFound)
    await followNames(db, saved.account_id, accountNames(keptNames(saved)))
    return { ID: saved.ID, Version: saved.Version }
  }
