import type { Post } from '#platform/shared/document/document.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/** Gives who signs a document as people read it: the posts, or that nobody does. */
export function useSigning(): (posts: readonly Post[]) => string {
  const t = useText('settings')
  const format = useFormat()
  return (posts) =>
    posts.length === 0 ? t('documents.nobodySigns') : format.list(posts.map((post) => t(`documents.posts.${post}`)))
}
