import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { DocumentTable } from '../parts/DocumentTable.tsx'

/** The library: files and videos for whole roles. */
export default function DocumentsPage() {
  const t = useText('library')
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title={t('screens.documents')}
      description={t('about.documents')}
      actions={
        <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setAdding(true)}>
          {t('acts.addDocument.do')}
        </Button>
      }
    >
      <DocumentTable adding={adding} onAdded={() => setAdding(false)} />
    </Page>
  )
}
