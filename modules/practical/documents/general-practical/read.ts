import { reading } from '#platform/server/documents/reading.ts'
import { printed } from '../../server/printed.ts'
import generalPractical from './document.ts'

export default reading(generalPractical, (asking, asked) => printed(asking, asked, 'general'))
