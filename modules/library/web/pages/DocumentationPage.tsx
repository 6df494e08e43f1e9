import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CategoriesOfDocuments } from '#modules/lookups/web/public.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { DocumentTable } from '../parts/DocumentTable.tsx'

/** The guides to the software, and the categories of the library. */
export default function DocumentationPage() {
  const t = useText('library')
  return (
    <Page title={t('screens.documentation')}>
      <AddressTabs
        tabs={[
          { key: 'guides', label: t('tabs.guides'), content: () => <Guides /> },
          { key: 'categories', label: t('tabs.categories'), content: () => <CategoriesOfDocuments /> },
        ]}
      />
    </Page>
  )
}

function Guides() {
  const t = useText('library')
  const [adding, setAdding] = useState(false)
  return (
    <Section
      title={t('tabs.guides')}
      actions={
        <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setAdding(true)}>
          {t('acts.addDocument.do')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t('about.guides')}
      </Text>
      <DocumentTable isGuide adding={adding} onAdded={() => setAdding(false)} />
    </Section>
  )
}
