import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { Entries } from './Entries.tsx'

/** The list of the library's categories, as a part of the page of the documentation. */
export function CategoriesOfDocuments() {
  const t = useText('lookups')
  return (
    <Entries
      lookup="DocumentCategory"
      addressPrefix="categories"
      frame={({ actions, children }) => (
        <Section title={t('screens.DocumentCategory')} actions={actions}>
          {children}
        </Section>
      )}
    />
  )
}
