/** What the live stream calls what is new in a room; its id is the room's. */
export const chatTopic = 'chat'
