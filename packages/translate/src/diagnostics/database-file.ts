/** The name of the objects of the database in messages, as that of a file. */
export const DATABASE_FILE = "<database>";
