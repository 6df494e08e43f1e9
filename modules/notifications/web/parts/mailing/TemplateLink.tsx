import { Anchor } from '@mantine/core'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { withMarkNames } from '../mark-names.ts'

/** A mail by its title, or that there is none for the status; leads to where it is written. */
export function TemplateLink({ to, title }: { to: string; title: Trilingual | null }) {
  const t = useText('mailing')
  const language = useLanguage()
  return (
    <Anchor component={AppLink} to={to as '/'} size="sm">
      {title ? (
        <bdi>{withMarkNames(inLanguage(title, language).text, language)}</bdi>
      ) : (
        <StateBadge tone="warning" label={t('noneForStatus')} />
      )}
    </Anchor>
  )
}
