import { isProblem, send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { webModules } from '#platform/web/screens.ts'
import { problemSentence, useActWords, useText, type Translate } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Action, Actions } from '#platform/web/ui/acts/actions.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { userActs } from '../../../contract/acts.ts'
import { accountsCalls } from '../../../contract/calls.ts'
import type { AccountAction } from '../../../rules/account-actions.ts'
import { OpenWork } from './OpenWork.tsx'

/** Of an account what its steps need. */
export interface SteppedUser {
  readonly ID: number
  readonly Name: Trilingual
  readonly Email: string
  readonly Version: number
  readonly Actions: readonly AccountAction[]
}

const ownActions = ['updateUser', 'resendInvitation', 'activateUser', 'deactivateUser', 'deleteUser'] as const

/** What signing in does with an account. */
const brought = () => webModules().accountSteps!

/**
 * What can be done with an account, for the list and for its page. Render `dialog`. Where deleting is refused because
 * there is data, setting the account inactive is offered instead.
 */
export function useUserSteps(onDeleted?: () => void) {
  const t = useText('users')
  const own = useActWords(['accounts'])('accounts')
  const others = useActWords([brought().module])(brought().module)
  const pick = usePick()
  const { ask, dialog } = useAsk()

  const remove = async (user: SteppedUser) => {
    try {
      await send(accountsCalls.deleteUser, { ID: user.ID })
    } catch (problem) {
      if (!isProblem(problem, 'userHasData') || !user.Actions.includes('deactivateUser')) throw problem
      ask({
        title: t('cannotDelete'),
        question: <OpenWork id={user.ID} question={problemSentence(problem, 'accounts')} />,
        confirmLabel: own.maybe('acts.deactivateUser.do'),
        danger: true,
        module: 'accounts',
        run: async () => {
          await send(accountsCalls.setUserActive, { body: { ID: user.ID, Version: user.Version, IsActive: false } })
          toast.done(own.maybe('acts.deactivateUser.done'))
          await refreshEverything()
        },
      })
      return
    }
    toast.done(own.maybe('acts.deleteUser.done'))
    onDeleted?.()
  }

  const steps = (user: SteppedUser): Actions => {
    const { ID, Email } = user
    // The question names the person.
    const asked = (words: Translate, name: AccountAction) => ({
      confirm: words.maybe(`acts.${name}.ask`, '', { name: pick(user.Name), email: Email }),
    })
    const ofSigningIn = (name: AccountAction, more: Action): Action => ({
      ...asked(others, name),
      label: others.maybe(`acts.${name}.do`),
      done: others.maybe(`acts.${name}.done`),
      ...more,
    })
    const { updateUser, deleteUser, ...ownButtons } = actButtons(userActs, user, ownActions, {
      updateUser: { href: href('/User/Account-Edit/:ID?', { ID }) },
      resendInvitation: asked(own, 'resendInvitation'),
      activateUser: asked(own, 'activateUser'),
      deactivateUser: {
        confirm: <OpenWork id={ID} question={asked(own, 'deactivateUser').confirm} />,
      },
      // How it ends says `remove`.
      deleteUser: { ...asked(own, 'deleteUser'), done: '', run: () => remove(user) },
    })
    return {
      updateUser,
      actAs: ofSigningIn('actAs', {
        reason: 'required',
        reasonLabel: t('reasonActAs'),
        run: async ({ reason }) => (await brought().load()).actAs(ID, reason),
      }),
      ...ownButtons,
      resetUserSecondFactor: ofSigningIn('resetUserSecondFactor', {
        run: async () => (await brought().load()).resetSecondFactor(ID),
      }),
      endUserSessions: ofSigningIn('endUserSessions', {
        run: async () => (await brought().load()).endSessions(ID),
      }),
      deleteUser,
    }
  }
  return { steps, dialog }
}
