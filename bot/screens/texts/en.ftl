my-hand = My hand
