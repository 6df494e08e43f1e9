import pg from 'pg'

/**
 * A connection of its own, open. When the server cuts it, what is being asked fails and so does every later question;
 * without a listener the driver's event would end the whole process.
 */
export async function connectTo(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  return client
}
