import { reading } from '#platform/server/documents/reading.ts'
import { printed } from '../../server/printed.ts'
import coursePractical from './document.ts'

export default reading(coursePractical, (asking, asked) => printed(asking, asked, 'course'))
