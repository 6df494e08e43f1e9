import type { Actor } from '#platform/shared/actor.ts'
import { actionsIn } from '#platform/shared/states.ts'
import { certificateModes } from '../rules/modes.ts'
import type { CertificateRow } from './store/certificates.ts'

const roleOf = (actor: Actor): 'admin' | 'coordinator' | null => {
  if (actor.role === 'admin') return 'admin'
  return actor.role === 'trainee' ? null : 'coordinator'
}

/** A certificate as the list shows it, with what the actor may do to it now. */
export function certificateReply({ snapshot, ...row }: CertificateRow, actor: Actor) {
  const role = roleOf(actor)
  const actions = role ? actionsIn(certificateModes, row.Mode, role) : []
  return {
    ...row,
    NameAr: snapshot.NameAr as string,
    NameEn: snapshot.NameEn as string,
    CourseName: snapshot.CourseName,
    ClassCode: snapshot.ClassCode as string,
    Actions: actions
      .filter((action) => action !== 'issue')
      .map((action) => (action === 'supersede' ? ('regenerate' as const) : action)),
  }
}
