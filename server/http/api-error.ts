/** An error of the API's shape, for answers that the console's own server has to give in the API's stead. */
export interface ApiErrorBody {
  request_id: string
  message: string
}

/**
 * @param message plain words for the person at the console: it is shown as it stands
 * @param id of the request, by which its line in the log is found
 */
export function apiError(message: string, id: string = crypto.randomUUID()): ApiErrorBody {
  return { request_id: id, message }
}
