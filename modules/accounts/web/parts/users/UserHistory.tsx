import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { History } from '#platform/web/ui/History.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { useRightWord } from '#platform/web/ui/acts/WhyNotFacts.tsx'
import type { User } from './user.ts'

type Line = User['History'][number]

/** What happened to the account, as the audit keeps it. */
export function UserHistory({ user }: { user: User }) {
  const t = useText('users')
  const word = useRightWord()
  const { list } = useFormat()
  const change = ({ Rights }: Line): string => {
    if (!Rights) return ''
    const given = Rights.After.filter((right) => !Rights.Before.includes(right)).map(word)
    const taken = Rights.Before.filter((right) => !Rights.After.includes(right)).map(word)
    return [
      ...(given.length > 0 ? [t('rightsGiven', { rights: list(given) })] : []),
      ...(taken.length > 0 ? [t('rightsTaken', { rights: list(taken) })] : []),
    ].join(' — ')
  }
  return (
    <Section>
      <History module="accounts" items={user.History.map((line) => ({ ...line, Data: { change: change(line) } }))} />
    </Section>
  )
}
