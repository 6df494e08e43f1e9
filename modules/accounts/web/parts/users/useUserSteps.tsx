import { Text } from '@mantine/core'
import { isProblem, send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { webModules } from '#platform/web/screens.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import type { Action, Actions } from '#platform/web/ui/actions.ts'
import { useAsk } from '#platform/web/ui/Ask.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { accountsCalls } from '../../../contract/calls.ts'
import type { AccountAction } from '../../../rules/account-actions.ts'

/** Of an account what its steps need. */
export interface SteppedUser {
  readonly ID: number
  readonly Name: Trilingual
  readonly Email: string
  readonly Version: number
  readonly Actions: readonly AccountAction[]
}

/** What signing in does with an account. */
const brought = () => webModules().accountSteps!()

/**
 * What can be done with an account, for the list and for its page. Render `dialog`. Where deleting is refused because
 * there is data, setting the account inactive is offered instead.
 */
export function useUserSteps(onDeleted?: () => void) {
  const t = useText('users')
  const pick = usePick()
  const { ask, dialog } = useAsk()

  const setActive = (user: SteppedUser, IsActive: boolean) =>
    send(accountsCalls.setUserActive, { body: { ID: user.ID, Version: user.Version, IsActive } })

  const remove = async (user: SteppedUser) => {
    try {
      await send(accountsCalls.deleteUser, { ID: user.ID })
    } catch (problem) {
      if (!isProblem(problem, 'userHasData') || !user.Actions.includes('deactivate')) throw problem
      ask({
        title: t('cannotDelete'),
        question: <Text size="sm">{problemSentence(problem, 'accounts')}</Text>,
        confirmLabel: t('actions.deactivate'),
        danger: true,
        module: 'accounts',
        run: async () => {
          await setActive(user, false)
          toast.done(t('done.deactivate'))
          await refreshEverything()
        },
      })
      return
    }
    toast.done(t('done.delete'))
    onDeleted?.()
  }

  const steps = (user: SteppedUser) => {
    const { ID, Email } = user
    const asked = (name: Exclude<AccountAction, 'edit'>) => ({
      label: t(`actions.${name}`),
      confirm: t(`confirms.${name}`, { name: pick(user.Name), email: Email }),
    })
    return {
      actAs: {
        ...asked('actAs'),
        reason: 'required',
        reasonLabel: t('reasonActAs'),
        run: async ({ reason }) => (await brought()).actAs(ID, reason),
      },
      resend: {
        ...asked('resend'),
        done: t('done.resend'),
        run: () => send(accountsCalls.resendInvitation, { body: { ID } }),
      },
      activate: { ...asked('activate'), done: t('done.activate'), run: () => setActive(user, true) },
      deactivate: { ...asked('deactivate'), done: t('done.deactivate'), run: () => setActive(user, false) },
      resetSecondFactor: {
        ...asked('resetSecondFactor'),
        done: t('done.resetSecondFactor'),
        run: async () => (await brought()).resetSecondFactor(ID),
      },
      endSessions: {
        ...asked('endSessions'),
        done: t('done.endSessions'),
        run: async () => (await brought()).endSessions(ID),
      },
      delete: { ...asked('delete'), danger: true, run: () => remove(user) },
    } satisfies Actions & Record<Exclude<AccountAction, 'edit'>, Action>
  }
  return { steps, dialog }
}
