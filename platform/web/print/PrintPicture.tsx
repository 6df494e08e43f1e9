import classes from './PrintPicture.module.css'

const decorative = ''

/**
 * The picture of what a public document is about, across the paper; nothing where it has none. It is fetched without a
 * session, so its upload field lets visitors open it (`mayOpen`).
 */
export function PrintPicture({ fileId }: { fileId: number | null }) {
  if (fileId === null) return null
  return <img src={`/api/File/Download?ID=${fileId}`} alt={decorative} className={classes['picture']} />
}
