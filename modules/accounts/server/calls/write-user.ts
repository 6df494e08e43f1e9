import { refuseChanged } from '../refuse-changed.ts'
import type { RowFacts } from '#platform/server/acts/change-row.ts'
import { writeNew, writeTold } from '#platform/server/acts/write-act.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import type { Handler } from '#platform/server/handler.ts'
import { permissions } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { mayGrant } from '#platform/shared/granting.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { cannotGrant, emailTaken, keptByRecord, otherRecord, ownRights } from '../../contract/refusals.ts'
import { fitsRecord } from '../../rules/account-actions.ts'
import { accountKept, changeAccount, user as noun } from '../acts/noun.ts'
import { notifyActorChanged } from '../actor-changed.ts'
import { invite } from '../invite.ts'
import { lockedUser, refuseLastAdmin, refuseUnmanaged } from '../users/managed-user.ts'
import { changeAddress } from '../address/address-change.ts'
import type { SignIns } from '../sign-ins.ts'
import * as store from '../store/user-writes.ts'
import { recordOf, type User } from '../store/users.ts'
import type { UserFields } from '../users/user-facts.ts'

export const addUser: Handler<typeof accountsCalls.addUser> = async (asked) => {
  const { db, actor, body, now } = asked
  const fields = inOrder(body)
  refuseUngrantable(actor, [fields.Role, ...fields.Permissions])
  const saved = await keepingUnique(() => store.addUser(db, fields))
  await invite(db, [saved.ID], now)
  await writeNew(asked, noun, { id: saved.ID }, 'addUser')
  return saved
}

export const updateUser =
  (signIns: SignIns): Handler<typeof accountsCalls.updateUser> =>
  async (asked) => {
    const { db, actor, query, body, now } = asked
    const user = await lockedUser(db, query.ID)
    if (user.Version !== body.Version) return refuseChanged(db, ['account', user.ID])
    const was = fieldsOf(user)
    const wanted = inOrder(body)
    const rights = differing(was, wanted)
    const newAddress = was.Email !== wanted.Email
    if (user.ID !== actor.userId) refuseUnmanaged(user, actor)
    else if (rights.length > 0 || newAddress) refuse(ownRights)
    refuseUngrantable(actor, rights)
    if (!fitsRecord(wanted.Role, user.record)) refuse(otherRecord, { code: (await recordOf(db, user.ID))!.Code })
    const newName = was.NameAr !== wanted.NameAr || was.NameEn !== wanted.NameEn
    const newGender = wanted.Gender !== undefined && wanted.Gender !== user.Gender
    if (user.record && (newName || newAddress || newGender)) {
      const record = (await recordOf(db, user.ID))!
      // A record that does not say it (a doctor's) leaves it to the account.
      if (newName || newAddress || record.Gender !== null) refuse(keptByRecord, { code: record.Code })
    }
    if (wanted.Role !== 'admin') await refuseLastAdmin(db, user)

    const before = await accountKept(db, user.ID)
    // The old address stays until the new one is proved.
    const fields = {
      ...wanted,
      // What the record says of it is not written into the account as well.
      Gender: newGender ? wanted.Gender : undefined,
      Email: newAddress ? await changeAddress(asked, user.ID, wanted.Email) : wanted.Email,
    }
    const { after } = await keepingUnique(() => changeAccount(db, user.ID, store.valuesOf(fields)))
    if (rights.length > 0) await signIns.end(db, user.ID, now)
    await notifyActorChanged(db, user.ID)

    const account = { id: user.ID }
    if (newName || newGender || fields.Email !== was.Email || was.Language !== fields.Language)
      await writeTold(asked, noun, account, 'updateUser', { before: besideRights(before), after: besideRights(after) })
    if (rights.length > 0)
      await writeTold(asked, noun, account, 'changeRights', { before: rightsIn(before), after: rightsIn(after) })
    return store.versionOf(db, user.ID)
  }

/** Each permission once, in the order of the academy's list. */
const inOrder = <Fields extends UserFields>(body: Fields): Fields => ({
  ...body,
  Permissions: permissions.filter((each) => body.Permissions.includes(each)),
})

const fieldsOf = (user: User): UserFields => ({
  NameAr: user.name_ar,
  NameEn: user.name_en,
  Email: user.Email,
  Role: user.Role,
  Permissions: user.Permissions,
  Language: user.Language as UserFields['Language'],
})

/* One change of an account is two facts: what it may do, and who it is. */
const rightsIn = ({ role, permissions: held }: RowFacts) => ({ role, permissions: held })
const besideRights = ({ role: _, permissions: __, ...others }: RowFacts) => others

/** The rights that are given or taken away. */
function differing(was: UserFields, is: UserFields) {
  const roles = was.Role === is.Role ? [] : [was.Role, is.Role]
  return [...roles, ...permissions.filter((each) => was.Permissions.includes(each) !== is.Permissions.includes(each))]
}

function refuseUngrantable(actor: Actor, rights: Parameters<typeof mayGrant>[1][]): void {
  const lacked = rights.filter((right) => !mayGrant(actor, right))
  if (lacked.length > 0) refuse(cannotGrant, { rights: lacked })
}

async function keepingUnique<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (takenBy(error) === 'account_email_key') refuse(emailTaken, {}, [{ path: 'Email', code: 'alreadyUsed' }])
    throw error
  }
}
