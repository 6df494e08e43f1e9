import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'

/** In place of a course or class that nobody is shown: a link that was handed on lives longer than what it led to. */
export function Gone() {
  const t = useText('showcase')
  return (
    <Page title={t('title')}>
      <EmptyState sentence={t('gone')} action={{ label: t('backToAll'), href: '/Catalogue' }} />
    </Page>
  )
}
