-- Whoever keeps the rooms looks for them by class and orders them by how much was said in them.
create index room_class on chat.room (class_id) where last_seq > 0;
create index room_messages on chat.room (last_seq, id) where last_seq > 0;
